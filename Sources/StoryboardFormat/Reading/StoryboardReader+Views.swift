extension StoryboardReader {
  /// Elements of a view that say nothing about how a program behaves, or are read elsewhere.
  private static let harmless: Set<String> = [
    "connections", "nil", "fontDescription", "size", "inset",
    "buttonConfiguration",
    "textInputTraits", "imageReference",
  ]

  /// Elements that have no attributes beyond those that every view has.
  private static let plain: Set<String> = ["view", "containerView"]

  /// A view, with all in it.
  func view(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.View {
    var reader = ElementReader(element, notes)
    let connections = try connections(of: element)
    var view = StoryboardDocument.View(
      id: reader.text("id") ?? "", element: element.name, line: element.line,
      customClass: reader.customClass(), looks: try looks(&reader),
      text: reader.text("text"), stiffness: try stiffness(&reader), segues: connections.segues,
      actions: connections.actions, outlets: connections.outlets)
    if let follows = try reader.flag("translatesAutoresizingMaskIntoConstraints") {
      view.followsConstraints = !follows
    }
    for child in element.children where !Self.harmless.contains(child.name) {
      try readPart(child, into: &view)
    }
    if Self.plain.contains(element.name) { reader.noteUnread() }
    return view
  }

  private func looks(
    _ reader: inout ElementReader
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Looks {
    StoryboardDocument.Looks(
      tag: try reader.integer("tag"), alpha: try reader.number("alpha"),
      isHidden: try reader.flag("hidden"), isOpaque: try reader.flag("opaque"),
      clips: try reader.flag("clipsSubviews"),
      takesTouches: try reader.flag("userInteractionEnabled"),
      contentMode: reader.word("contentMode"))
  }

  private func readPart(
    _ element: StoryboardElement, into view: inout StoryboardDocument.View
  ) throws(StoryboardSyntaxError) {
    switch (element.name, element.attributes["key"]) {
    case ("rect", "frame"):
      view.frame = try rect(element)
    case ("rect", _):
      break
    case ("autoresizingMask", _):
      view.autoresizing = try flexibilities(element)
    case ("subviews", _):
      for child in element.children { view.subviews.append(try self.view(child)) }
    case ("view", "contentView"):
      let content = try self.view(element)
      view.content = StoryboardDocument.Content(id: content.id, constraints: content.constraints)
      view.guides += content.guides
      view.subviews += content.subviews
    case ("constraints", _):
      view.constraints = try constraints(element)
    case ("viewLayoutGuide", _):
      if let guide = try guide(element) { view.guides.append(guide) }
    case ("color", "backgroundColor"):
      view.looks.background = try color(element)
    case ("color", "tintColor"):
      view.looks.tint = try color(element)
    case ("color", _):
      break
    case ("state", "normal"):
      view.text = element.attributes["title"] ?? view.text
    case ("state", _):
      break
    case ("string", "text"):
      view.text = element.text
    case ("accessibility", _):
      view.looks.accessibilityIdentifier = element.attributes["identifier"]
    default:
      notes.add("element is not understood", at: element)
    }
  }

  // MARK: - Values

  private func rect(_ element: StoryboardElement) throws(StoryboardSyntaxError)
    -> StoryboardDocument.Frame
  {
    var reader = ElementReader(element, notes)
    let (x, y) = (try reader.number("x"), try reader.number("y"))
    let (width, height) = (try reader.number("width"), try reader.number("height"))
    guard let x, let y, let width, let height else {
      throw notes.error("attributes 'x', 'y', 'width' and 'height'", at: element)
    }
    return StoryboardDocument.Frame(x: x, y: y, width: width, height: height)
  }

  private func flexibilities(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> Set<StoryboardDocument.Flexibility> {
    var reader = ElementReader(element, notes)
    let flexibilities = try reader.flags(StoryboardDocument.Flexibility.self)
    reader.noteUnread()
    return flexibilities
  }

  /// A colour given by numbers; others, such as the system's by name, are noted.
  private func color(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Color? {
    var reader = ElementReader(element, notes)
    let alpha = try reader.number("alpha") ?? 1
    if let white = try reader.number("white") {
      return StoryboardDocument.Color(red: white, green: white, blue: white, alpha: alpha)
    }
    let (red, green) = (try reader.number("red"), try reader.number("green"))
    guard let red, let green, let blue = try reader.number("blue") else {
      notes.add("colour is not understood", at: element)
      return nil
    }
    return StoryboardDocument.Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
