/// The names of a trace, each with its number, and who belongs to whom by name.
struct NameTable: Sendable {
  private var numbers: [String: Name] = [:]
  private var texts: [String] = []
  private var rootViews: [Name?] = []
  private var controllers: [Name?] = []
  private var containers: [Name?] = []
  private var areContainers: [Bool] = []

  /// The number of names.
  var count: Int { texts.count }

  /// The number of a name, which is new at its first sight.
  mutating func number(_ text: String) -> Name {
    if let known = numbers[text] { return known }
    let name = Name(texts.count)
    numbers[text] = name
    texts.append(text)
    rootViews.append(numbers[text + Self.viewSuffix])
    containers.append(numbers[text + Self.containerSuffix])
    controllers.append(nil)
    areContainers.append(text.hasSuffix(Self.containerSuffix))
    if let view = rootViews[name.index] { controllers[view.index] = name }
    if let owner = owner(of: text, without: Self.viewSuffix) {
      rootViews[owner.index] = name
      controllers[name.index] = owner
    }
    if let owner = owner(of: text, without: Self.containerSuffix) {
      containers[owner.index] = name
    }
    return name
  }

  /// The number of the root view of a controller, which is new at its first sight.
  mutating func numberOfRootView(of controller: Name) {
    guard rootViews[controller.index] == nil else { return }
    _ = number(texts[controller.index] + Self.viewSuffix)
  }

  /// The number of a name that was seen already.
  func known(_ text: String) -> Name? { numbers[text] }

  /// The text of a name.
  func text(_ name: Name) -> String { texts[name.index] }

  /// The text of a name, or the word for nobody.
  func text(_ name: Name?) -> String { name.map(text) ?? "nobody" }

  /// The root view of a controller; none where no line speaks of it.
  func rootView(of controller: Name) -> Name? { rootViews[controller.index] }

  /// The controller whose root view this is.
  func controller(of view: Name) -> Name? { controllers[view.index] }

  /// The view that is named as this transition's container.
  func container(of transition: Name) -> Name? { containers[transition.index] }

  /// Whether the view is named as some transition's container.
  func isContainer(_ view: Name) -> Bool { areContainers[view.index] }

  /// Whether a name is that of a bar of the host's: `nav.bar`, `nav.toolbar`.
  func isBar(_ view: Name) -> Bool {
    let text = texts[view.index]
    return text.hasSuffix(".bar") || text.hasSuffix(".toolbar")
  }

  private func owner(of text: String, without suffix: String) -> Name? {
    guard text.hasSuffix(suffix) else { return nil }
    return numbers[String(text.dropLast(suffix.count))]
  }

  private static let viewSuffix = ".view"
  private static let containerSuffix = ".container"
}
