import AppearanceTrace

/// The names of a trace, each with its number, and who belongs to whom by role.
///
/// No number is given twice: who keeps that of a forgotten name takes nobody else for it.
struct NameTable: Sendable {
  /// The place of the event whose names are looked up.
  var now = 0
  /// The name of each member of the cast by its place there; none while no line has spoken of it.
  private var numbers: [Name?]
  /// The names of those who are not in the cast.
  private var strangers: [String: Name] = [:]
  private var cards: NameMap<Card> = [:]
  private var kin: NameMap<Kin> = [:]
  private var belongings: NameMap<[Name]> = [:]
  /// The cast; it outlasts that a name is forgotten and comes again.
  private let roles: RoleBook
  /// The number of the next name that is new.
  private var next = 0
  /// The names that are new since they were taken last.
  private var news: [Name] = []
  /// Whether nobody was forgotten: names stand in the order of their first sight then.
  private var isInOrder = true

  /// For how many names there is room at once: few traces speak of more.
  private static let usualCount = 32

  /// What never changes of a name; all that look at it share it.
  private final class Card: Sendable {
    let text: String
    /// Whom it is of; none where it is not in the cast.
    let member: Trace.CastMember?

    init(_ text: String, _ member: Trace.CastMember?) {
      self.text = text
      self.member = member
    }
  }

  /// Who belongs to whom, and when a name was used last.
  private struct Kin: Sendable {
    var lastMention: Int
    var owner: Name?
    // What belongs to it.
    var rootView: Name?
    var container: Name?
    var bar: Name?
    /// The controller whose root view it is.
    var controller: Name?
  }

  /// Makes a table without names.
  ///
  /// - Parameter roles: Who is who; of several with one name the last one counts.
  init(_ roles: RoleBook) {
    self.roles = roles
    numbers = Array(repeating: nil, count: roles.members.count)
    let usual = min(roles.members.count, Self.usualCount)
    cards.reserveCapacity(usual)
    kin.reserveCapacity(usual)
  }

  /// The number of a name, which is new at its first sight.
  mutating func number(_ text: String) -> Name {
    let place = roles.place(of: text)
    if let name = place.map({ numbers[$0] }) ?? strangers[text] {
      let now = now
      kin.change(name) { $0.lastMention = now }
      return name
    }
    return introduce(text, at: place)
  }

  /// Gives a number to a name that is new.
  ///
  /// - Parameter place: Its place in the cast; none for a stranger.
  private mutating func introduce(_ text: String, at place: Int?) -> Name {
    let member = place.map { roles.member(at: $0) }
    let name = add(text, member, at: now)
    assign(text, at: place, to: name)
    for belonging in roles.belongingPlaces(of: text, at: place) {
      if let known = known(roles.member(at: belonging).name) { hand(known, to: name) }
    }
    if let place, let member, let owner = member.role.owner {
      if let known = roles.ownerPlace(of: place).map({ numbers[$0] }) ?? strangers[owner] {
        hand(name, to: known)
      } else if member.role.isBound {
        // Whoever has a view is there, though no line has spoken of it yet; it takes what belongs to it.
        _ = number(owner)
      }
    }
    return name
  }

  /// Lets a name be somebody else's from now on: who had it keeps his number, and what is known of him by that.
  ///
  /// - Returns: The number of the one who has it now, to whom belongs what belongs to the name.
  mutating func passOn(_ name: Name) -> Name {
    guard let card = cards[name], let former = kin[name] else { return name }
    let heir = add(card.text, card.member, at: now)
    assign(card.text, at: roles.place(of: card.text), to: heir)
    kin.change(heir) { $0.container = former.container }
    for belonging in belongings(of: name) { kin.change(belonging) { $0.owner = heir } }
    belongings[heir] = belongings.removeValue(forKey: name)
    return heir
  }

  /// Lets a text stand for a number from now on.
  ///
  /// - Parameter place: Its place in the cast; none for a stranger.
  private mutating func assign(_ text: String, at place: Int?, to name: Name) {
    if let place { numbers[place] = name } else { strangers[text] = name }
  }

  private mutating func add(
    _ text: String, _ member: Trace.CastMember?, at lastMention: Int
  ) -> Name {
    let name = Name(next)
    next += 1
    news.append(name)
    cards[name] = Card(text, member)
    kin[name] = Kin(lastMention: lastMention)
    return name
  }

  /// Lets an object belong to another, as its role says.
  private mutating func hand(_ belonging: Name, to owner: Name) {
    kin.change(belonging) { $0.owner = owner }
    belongings[owner, default: []].append(belonging)
    switch cards[belonging]?.member?.role {
    case .rootView:
      kin.change(owner) { $0.rootView = belonging }
      kin.change(belonging) { $0.controller = owner }
    case .container: kin.change(owner) { $0.container = belonging }
    case .bar: kin.change(owner) { $0.bar = belonging }
    case .application, .accessibility, .window, .controller, .toolbar, .element, .view, .chrome,
      .wrapper, .transition, .context, .coordinator, .runner, .transitioningDelegate,
      .navigationDelegate, .tabBarDelegate, .adaptiveDelegate, .animator, .driver, .presentation,
      .segue, .observer, .library, .engine, nil:
      break
    }
  }

  /// The number of the root view of a controller, which is new at its first sight; one that no line speaks
  /// of gets a number, too.
  mutating func numberOfRootView(of controller: Name) {
    guard let text = cards[controller]?.text, kin[controller]?.rootView == nil else { return }
    if let view = roles.rootView(of: text) {
      _ = number(view)
    } else {
      let role = Role.rootView(of: text)
      let member = Trace.CastMember(name: roles.spokenName(of: role), role: role)
      hand(add(member.name, member, at: 0), to: controller)
    }
  }

  /// Strikes a name out; at its next sight it is new. What belongs to it is to be forgotten before.
  mutating func forget(_ name: Name) {
    guard let card = cards.removeValue(forKey: name) else { return }
    isInOrder = false
    if let place = roles.place(of: card.text) {
      if numbers[place] == name { numbers[place] = nil }
    } else if strangers[card.text] == name {
      strangers[card.text] = nil
    }
    if let owner = kin.removeValue(forKey: name)?.owner {
      belongings[owner]?.removeAll { $0 == name }
    }
    belongings[name] = nil
  }

  /// Whether a name was not forgotten.
  func knows(_ name: Name) -> Bool { cards[name] != nil }

  /// The number of a name that was seen already.
  func known(_ text: String) -> Name? {
    roles.place(of: text).map { numbers[$0] } ?? strangers[text]
  }

  /// The names that were not forgotten, in the order of their first sight.
  var all: [Name] {
    isInOrder ? cards.keys : cards.keys.sorted { $0.number < $1.number }
  }

  /// The names that are new since they were taken last; none while there are fewer than so many.
  mutating func takeNews(atLeast count: Int) -> [Name] {
    guard news.count >= count else { return [] }
    defer { news = [] }
    return news
  }

  /// The event that used a name last.
  func lastMention(of name: Name) -> Int { kin[name]?.lastMention ?? 0 }

  /// What an object is, and to what; none where it is not in the cast.
  func role(of name: Name) -> Role? { cards[name]?.member?.role }

  /// The member of the cast that a name is of.
  func member(_ name: Name) -> Trace.CastMember? { cards[name]?.member }

  /// The class of an object of the cast; none for what only comes with another one.
  func type(of name: Name) -> String? {
    cards[name]?.member.flatMap { $0.role.isBound ? nil : $0.type }
  }

  /// The class of UIKit's that an object of the cast is of, or that its own class is made from.
  func base(of name: Name) -> String? { cards[name]?.member?.hostType }

  /// The text of a name; a word for somebody where it was forgotten.
  func text(_ name: Name) -> String { cards[name]?.text ?? "somebody" }

  /// The text of a name, or the word for nobody.
  func text(_ name: Name?) -> String { name.map(text) ?? "nobody" }

  /// The root view of a controller; none where no line speaks of it.
  func rootView(of controller: Name) -> Name? { kin[controller]?.rootView }

  /// The controller whose root view this is.
  func controller(of view: Name) -> Name? { kin[view]?.controller }

  /// The controller of the first of some views that is a controller's root view.
  func firstController(among views: some Sequence<Name>) -> Name? {
    for view in views { if let controller = controller(of: view) { return controller } }
    return nil
  }

  /// The view in which a transition plays, or a container's children lie.
  func container(of owner: Name) -> Name? { kin[owner]?.container }

  /// The bar of a container of UIKit's.
  func bar(of container: Name) -> Name? { kin[container]?.bar }

  /// What to call the bar of a container of UIKit's, whether a line speaks of it or not.
  func spokenBar(of container: Name) -> String {
    roles.spokenName(of: .bar(of: text(container)))
  }

  /// What belongs to an object.
  func belongings(of owner: Name) -> [Name] { belongings[owner] ?? [] }

  /// Whom an object belongs to; none for one that stands for itself.
  func owner(of name: Name) -> Name? { kin[name]?.owner }

  /// A name and what belongs to it, each owner behind its belongings.
  func family(of name: Name) -> [Name] {
    var family: [Name] = []
    for belonging in belongings(of: name) { family += self.family(of: belonging) }
    return family + [name]
  }

  /// Whether an object goes with the one it belongs to, and never before: a root view, a container, a bar.
  func isBound(_ name: Name) -> Bool {
    kin[name]?.owner != nil && cards[name]?.member?.role.isBound ?? false
  }

  /// Whether the view is one in which a transition plays, or a container's children lie.
  func isContainer(_ view: Name) -> Bool { cards[view]?.member?.role.kind == .container }

  /// Whether a view is a bar of one of the host's containers.
  func isBar(_ view: Name) -> Bool {
    switch cards[view]?.member?.role.kind {
    case .bar, .toolbar: true
    default: false
    }
  }

  /// Whether a view is a navigation controller's bar at the bottom.
  func isToolbar(_ view: Name) -> Bool { cards[view]?.member?.role.kind == .toolbar }
}
