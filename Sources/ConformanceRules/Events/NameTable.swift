import AppearanceTrace

/// The names of a trace, each with its number, and who belongs to whom by name.
///
/// No number is given twice: who keeps that of a forgotten name takes nobody else for it.
struct NameTable: Sendable {
  /// The place of the event whose names are looked up.
  var now = 0
  private var mentions: [String: Mention] = [:]
  private var texts: NameMap<String> = [:]
  private var rootViews: NameMap<Name> = [:]
  private var containers: NameMap<Name> = [:]
  private var controllers: NameMap<Name> = [:]
  private var owners: NameMap<Name> = [:]
  private var belongings: NameMap<[Name]> = [:]
  private var kinds: NameMap<Kind> = [:]
  private var types: NameMap<Trace.CastMember> = [:]
  /// The cast with its classes; it outlasts that a name is forgotten and comes again.
  private let cast: [String: Trace.CastMember]
  /// The number of the next name that is new.
  private var next = 0
  /// The names that are new since they were taken last.
  private var news: [Name] = []

  /// A name's number, and when it was used last.
  private struct Mention: Sendable {
    let name: Name
    var event: Int
  }

  /// What a name that is the host's says of what bears it.
  private enum Kind: Sendable {
    case container, bar

    init?(_ text: String) {
      guard let dot = text.lastIndex(of: ".") else { return nil }
      switch text[dot...] {
      case ".container": self = .container
      case ".bar", ".toolbar": self = .bar
      default: return nil
      }
    }
  }

  /// Makes a table without names.
  ///
  /// - Parameter cast: Those who have a class; of several with one name the last one counts.
  init(cast: [Trace.CastMember] = []) {
    self.cast = Dictionary(cast.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// The number of a name, which is new at its first sight.
  mutating func number(_ text: String) -> Name {
    if let place = mentions.index(forKey: text) {
      mentions.values[place].event = now
      return mentions.values[place].name
    }
    let name = Name(next)
    next += 1
    news.append(name)
    mentions[text] = Mention(name: name, event: now)
    texts[name] = text
    kinds[name] = Kind(text)
    types[name] = cast[text]
    for suffix in [Self.viewSuffix, Self.containerSuffix] {
      if let belonging = known(text + suffix) { hand(belonging, suffix, to: name) }
    }
    if let dot = text.lastIndex(of: "."), let owner = known(String(text[..<dot])) {
      hand(name, String(text[dot...]), to: owner)
    }
    return name
  }

  /// Lets a name belong to another.
  private mutating func hand(_ belonging: Name, _ suffix: String, to owner: Name) {
    owners[belonging] = owner
    belongings[owner, default: []].append(belonging)
    switch suffix {
    case Self.viewSuffix:
      rootViews[owner] = belonging
      controllers[belonging] = owner
    case Self.containerSuffix: containers[owner] = belonging
    default: break
    }
  }

  /// The number of the root view of a controller, which is new at its first sight.
  mutating func numberOfRootView(of controller: Name) {
    guard rootViews[controller] == nil, let text = texts[controller] else { return }
    _ = number(text + Self.viewSuffix)
  }

  /// Strikes a name out; at its next sight it is new. What belongs to it is to be forgotten before.
  mutating func forget(_ name: Name) {
    if let text = texts.removeValue(forKey: name) { mentions[text] = nil }
    if let owner = owners.removeValue(forKey: name) {
      belongings[owner]?.removeAll { $0 == name }
    }
    rootViews[name] = nil
    containers[name] = nil
    controllers[name] = nil
    belongings[name] = nil
    kinds[name] = nil
    types[name] = nil
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

  /// The class of an object of the cast.
  func type(of name: Name) -> String? { types[name]?.type }

  /// The class of windows or containers of UIKit's that an object of the cast is one of; its own class
  /// where it is none of them.
  func base(of name: Name) -> String? { types[name].map { $0.base ?? $0.type } }

  /// The class of the object of the cast that has this name, whether anybody has spoken of it or not.
  func type(ofText text: String) -> String? { cast[text]?.type }

  /// The text of a name; a word for somebody where it was forgotten.
  func text(_ name: Name) -> String { texts[name] ?? "somebody" }

  /// The text of a name, or the word for nobody.
  func text(_ name: Name?) -> String { name.map(text) ?? "nobody" }

  /// The root view of a controller; none where no line speaks of it.
  func rootView(of controller: Name) -> Name? { rootViews[controller] }

  /// The controller whose root view this is.
  func controller(of view: Name) -> Name? { controllers[view] }

  /// The view that is named as this transition's container.
  func container(of transition: Name) -> Name? { containers[transition] }

  /// The names that begin with this one and a dot.
  func belongings(of owner: Name) -> [Name] { belongings[owner] ?? [] }

  /// Whom a name belongs to; none for one that stands for itself.
  func owner(of name: Name) -> Name? { owners[name] }

  /// A name and what belongs to it, each owner behind its belongings.
  func family(of name: Name) -> [Name] {
    var family: [Name] = []
    for belonging in belongings(of: name) { family += self.family(of: belonging) }
    return family + [name]
  }

  /// Whether a name goes with the one it belongs to, and never before: a root view, a container, a bar.
  func isBound(_ name: Name) -> Bool {
    owners[name] != nil && (controllers[name] != nil || kinds[name] != nil)
  }

  /// Whether the view is named as some transition's container.
  func isContainer(_ view: Name) -> Bool { kinds[view] == .container }

  /// Whether a name is that of a bar of the host's: `nav.bar`, `nav.toolbar`.
  func isBar(_ view: Name) -> Bool { kinds[view] == .bar }

  private static let viewSuffix = ".view"
  private static let containerSuffix = ".container"
}
