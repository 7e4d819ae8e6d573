import AppearanceTrace

/// The names of a trace, each with its number, and who belongs to whom by role.
///
/// No number is given twice: who keeps that of a forgotten name takes nobody else for it.
struct NameTable: Sendable {
  /// The place of the event whose names are looked up.
  var now = 0
  private var mentions: [String: Mention] = [:]
  private var texts: NameMap<String> = [:]
  private var rootViews: NameMap<Name> = [:]
  private var containers: NameMap<Name> = [:]
  private var bars: NameMap<Name> = [:]
  private var controllers: NameMap<Name> = [:]
  private var owners: NameMap<Name> = [:]
  private var belongings: NameMap<[Name]> = [:]
  private var members: NameMap<Trace.CastMember> = [:]
  /// The cast; it outlasts that a name is forgotten and comes again.
  private let roles: RoleBook
  /// The number of the next name that is new.
  private var next = 0
  /// The names that are new since they were taken last.
  private var news: [Name] = []

  /// A name's number, and when it was used last.
  private struct Mention: Sendable {
    let name: Name
    var event: Int
  }

  /// Makes a table without names.
  ///
  /// - Parameter cast: Who is who; of several with one name the last one counts.
  init(cast: [Trace.CastMember] = []) {
    roles = RoleBook(cast)
  }

  /// The number of a name, which is new at its first sight.
  mutating func number(_ text: String) -> Name {
    if let place = mentions.index(forKey: text) {
      mentions.values[place].event = now
      return mentions.values[place].name
    }
    let name = add(text, roles.member(text))
    mentions[text] = Mention(name: name, event: now)
    for belonging in roles.belongings(of: text) {
      if let known = known(belonging) { hand(known, to: name) }
    }
    if let role = members[name]?.role, let owner = role.owner {
      if let known = known(owner) {
        hand(name, to: known)
      } else if role.isBound {
        // Whoever has a view is there, though no line has spoken of it yet; it takes what belongs to it.
        _ = number(owner)
      }
    }
    return name
  }

  private mutating func add(_ text: String, _ member: Trace.CastMember?) -> Name {
    let name = Name(next)
    next += 1
    news.append(name)
    texts[name] = text
    members[name] = member
    return name
  }

  /// Lets an object belong to another, as its role says.
  private mutating func hand(_ belonging: Name, to owner: Name) {
    owners[belonging] = owner
    belongings[owner, default: []].append(belonging)
    switch members[belonging]?.role {
    case .rootView:
      rootViews[owner] = belonging
      controllers[belonging] = owner
    case .container: containers[owner] = belonging
    case .bar: bars[owner] = belonging
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
    guard rootViews[controller] == nil, let text = texts[controller] else { return }
    if let view = roles.rootView(of: text) {
      _ = number(view)
    } else {
      let role = Role.rootView(of: text)
      let member = Trace.CastMember(name: roles.spokenName(of: role), role: role)
      hand(add(member.name, member), to: controller)
    }
  }

  /// Strikes a name out; at its next sight it is new. What belongs to it is to be forgotten before.
  mutating func forget(_ name: Name) {
    if let text = texts.removeValue(forKey: name), mentions[text]?.name == name {
      mentions[text] = nil
    }
    if let owner = owners.removeValue(forKey: name) {
      belongings[owner]?.removeAll { $0 == name }
    }
    rootViews[name] = nil
    containers[name] = nil
    bars[name] = nil
    controllers[name] = nil
    belongings[name] = nil
    members[name] = nil
  }

  /// Whether a name was not forgotten.
  func knows(_ name: Name) -> Bool { texts[name] != nil }

  /// The number of a name that was seen already.
  func known(_ text: String) -> Name? { mentions[text]?.name }

  /// The names that were not forgotten, in the order of their first sight.
  var all: [Name] { texts.keys.sorted { $0.number < $1.number } }

  /// The names that are new since they were taken last; none while there are fewer than so many.
  mutating func takeNews(atLeast count: Int) -> [Name] {
    guard news.count >= count else { return [] }
    defer { news = [] }
    return news
  }

  /// The event that used a name last.
  func lastMention(of name: Name) -> Int {
    texts[name].flatMap { mentions[$0]?.event } ?? 0
  }

  /// What an object is, and to what; none where it is not in the cast.
  func role(of name: Name) -> Role? { members[name]?.role }

  /// The member of the cast that a name is of.
  func member(_ name: Name) -> Trace.CastMember? { members[name] }

  /// The class of an object of the cast; none for what only comes with another one.
  func type(of name: Name) -> String? {
    members[name].flatMap { $0.role.isBound ? nil : $0.type }
  }

  /// The class of UIKit's that an object of the cast is of, or that its own class is made from.
  func base(of name: Name) -> String? { members[name]?.hostType }

  /// The text of a name; a word for somebody where it was forgotten.
  func text(_ name: Name) -> String { texts[name] ?? "somebody" }

  /// The text of a name, or the word for nobody.
  func text(_ name: Name?) -> String { name.map(text) ?? "nobody" }

  /// The root view of a controller; none where no line speaks of it.
  func rootView(of controller: Name) -> Name? { rootViews[controller] }

  /// The controller whose root view this is.
  func controller(of view: Name) -> Name? { controllers[view] }

  /// The view in which a transition plays, or a container's children lie.
  func container(of owner: Name) -> Name? { containers[owner] }

  /// The bar of a container of UIKit's.
  func bar(of container: Name) -> Name? { bars[container] }

  /// What to call the bar of a container of UIKit's, whether a line speaks of it or not.
  func spokenBar(of container: Name) -> String {
    roles.spokenName(of: .bar(of: text(container)))
  }

  /// What belongs to an object.
  func belongings(of owner: Name) -> [Name] { belongings[owner] ?? [] }

  /// Whom an object belongs to; none for one that stands for itself.
  func owner(of name: Name) -> Name? { owners[name] }

  /// A name and what belongs to it, each owner behind its belongings.
  func family(of name: Name) -> [Name] {
    var family: [Name] = []
    for belonging in belongings(of: name) { family += self.family(of: belonging) }
    return family + [name]
  }

  /// Whether an object goes with the one it belongs to, and never before: a root view, a container, a bar.
  func isBound(_ name: Name) -> Bool {
    owners[name] != nil && members[name]?.role.isBound ?? false
  }

  /// Whether the view is one in which a transition plays, or a container's children lie.
  func isContainer(_ view: Name) -> Bool { members[view]?.role.kind == .container }

  /// Whether a view is a bar of one of the host's containers.
  func isBar(_ view: Name) -> Bool {
    [.bar, .toolbar].contains(members[view]?.role.kind)
  }

  /// Whether a view is a navigation controller's bar at the bottom.
  func isToolbar(_ view: Name) -> Bool { members[view]?.role.kind == .toolbar }
}
