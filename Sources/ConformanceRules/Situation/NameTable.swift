/// The names of a trace, each with its number, and who belongs to whom by name.
///
/// No number is given twice: who keeps that of a forgotten name takes nobody else for it.
struct NameTable: Sendable {
  /// The place of the event whose names are looked up.
  var now = 0
  private var mentions: [String: Mention] = [:]
  private var entries: ByName<Entry> = [:]
  /// The number of the next name that is new.
  private var next = 0
  /// The names that are new since they were taken last.
  private var news: [Name] = []

  /// A name's number, and when it was used last.
  private struct Mention: Sendable {
    let name: Name
    var event: Int
  }

  /// What a name says of itself.
  private struct Entry: Sendable {
    let text: String
    var rootView: Name?
    var container: Name?
    /// Whose root view it is.
    var controller: Name?
    /// Whom it belongs to by name: `sheet` for `sheet.view`.
    var owner: Name?
    var belongings: [Name] = []
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
    entries[name] = Entry(text: text)
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
    entries[belonging]?.owner = owner
    entries[owner]?.belongings.append(belonging)
    switch suffix {
    case Self.viewSuffix:
      entries[owner]?.rootView = belonging
      entries[belonging]?.controller = owner
    case Self.containerSuffix: entries[owner]?.container = belonging
    default: break
    }
  }

  /// The number of the root view of a controller, which is new at its first sight.
  mutating func numberOfRootView(of controller: Name) {
    guard let entry = entries[controller], entry.rootView == nil else { return }
    _ = number(entry.text + Self.viewSuffix)
  }

  /// Strikes a name out; at its next sight it is new. What belongs to it is to be forgotten before.
  mutating func forget(_ name: Name) {
    guard let entry = entries.removeValue(forKey: name) else { return }
    mentions[entry.text] = nil
    if let owner = entry.owner { entries[owner]?.belongings.removeAll { $0 == name } }
  }

  /// Whether a name was not forgotten.
  func knows(_ name: Name) -> Bool { entries[name] != nil }

  /// The number of a name that was seen already.
  func known(_ text: String) -> Name? { mentions[text]?.name }

  /// The names that were not forgotten, in the order of their first sight.
  var all: [Name] { entries.keys.sorted { $0.number < $1.number } }

  /// The names that are new since they were taken last.
  mutating func takeNews() -> [Name] {
    guard !news.isEmpty else { return [] }
    defer { news = [] }
    return news
  }

  /// The event that used a name last.
  func lastMention(of name: Name) -> Int {
    entries[name].flatMap { mentions[$0.text]?.event } ?? 0
  }

  /// The text of a name; a word for somebody where it was forgotten.
  func text(_ name: Name) -> String { entries[name]?.text ?? "somebody" }

  /// The text of a name, or the word for nobody.
  func text(_ name: Name?) -> String { name.map(text) ?? "nobody" }

  /// The root view of a controller; none where no line speaks of it.
  func rootView(of controller: Name) -> Name? { entries[controller]?.rootView }

  /// The controller whose root view this is.
  func controller(of view: Name) -> Name? { entries[view]?.controller }

  /// The view that is named as this transition's container.
  func container(of transition: Name) -> Name? { entries[transition]?.container }

  /// The names that begin with this one and a dot.
  func belongings(of owner: Name) -> [Name] { entries[owner]?.belongings ?? [] }

  /// Whether a name belongs to another.
  func isBelonging(_ name: Name) -> Bool { entries[name]?.owner != nil }

  /// Whether the view is named as some transition's container.
  func isContainer(_ view: Name) -> Bool { hasSuffix(view, [Self.containerSuffix]) }

  /// Whether a name is that of a bar of the host's: `nav.bar`, `nav.toolbar`.
  func isBar(_ view: Name) -> Bool { hasSuffix(view, [".bar", ".toolbar"]) }

  private func hasSuffix(_ name: Name, _ suffixes: [String]) -> Bool {
    entries[name].map { entry in suffixes.contains { entry.text.hasSuffix($0) } } ?? false
  }

  private static let viewSuffix = ".view"
  private static let containerSuffix = ".container"
}
