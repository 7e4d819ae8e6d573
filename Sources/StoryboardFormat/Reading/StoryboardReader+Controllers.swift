extension StoryboardReader {
  /// Elements of a controller that say nothing about how a program behaves, or are read elsewhere.
  private static let harmless: Set<String> = [
    "layoutGuides", "connections", "simulatedTabBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedStatusBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics",
    "simulatedOrientationMetrics", "freeformSimulatedSizeMetrics", "nil", "value",
  ]

  /// A controller.
  func controller(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Controller {
    var reader = ElementReader(element, notes)
    let connections = try connections(of: element)
    for action in connections.actions {
      notes.add("action '\(action.name)' of a controller is not understood", at: element)
    }
    var controller = StoryboardDocument.Controller(
      id: try reader.need("id"), element: element.name, line: element.line,
      customClass: reader.customClass(), identifier: reader.text("storyboardIdentifier"),
      title: reader.text("title"), settings: try settings(&reader), segues: connections.segues,
      outlets: connections.outlets, relationships: connections.relationships)
    try readParts(of: element, into: &controller)
    if let guides = element.child("layoutGuides") {
      controller.view?.guides += try controllerGuides(guides)
    }
    reader.noteUnread()
    return controller
  }

  private func settings(
    _ reader: inout ElementReader
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Settings {
    StoryboardDocument.Settings(
      presentationStyle: reader.word("modalPresentationStyle"),
      transitionStyle: reader.word("modalTransitionStyle"),
      definesContext: try reader.flag("definesPresentationContext"),
      capturesStatusBar: try reader.flag("modalPresentationCapturesStatusBarAppearance"),
      isModal: try reader.flag("modalInPresentation"),
      hidesBottomBar: try reader.flag("hidesBottomBarWhenPushed"),
      hidesNavigationBar: try reader.flag("navigationBarHidden"),
      extendsUnderOpaqueBars: try reader.flag("extendedLayoutIncludesOpaqueBars"),
      pageTurnStyle: reader.word("transitionStyle"),
      pageOrientation: reader.word("navigationOrientation"))
  }

  private func readParts(
    of element: StoryboardElement, into controller: inout StoryboardDocument.Controller
  ) throws(StoryboardSyntaxError) {
    for child in element.children where !Self.harmless.contains(child.name) {
      switch (child.attributes["key"], child.name) {
      case ("view", _):
        controller.view = try view(child)
      case ("navigationItem", _):
        controller.navigationItem = try navigationItem(child)
      case ("tabBarItem", _):
        controller.tabBarItem = try tabBarItem(child)
      case ("preferredContentSize", _), ("freeformSize", _):
        try readSize(child, into: &controller.settings)
      case ("navigationBar", _), ("tabBar", _), ("toolbar", _):
        try readBar(child)
      default:
        notes.add("element is not understood", at: child)
      }
    }
  }

  private func readSize(
    _ element: StoryboardElement, into settings: inout StoryboardDocument.Settings
  ) throws(StoryboardSyntaxError) {
    var reader = ElementReader(element, notes)
    let (width, height) = (try reader.number("width"), try reader.number("height"))
    guard element.attributes["key"] == "preferredContentSize" else { return }
    settings.preferredContentWidth = width
    settings.preferredContentHeight = height
  }

  /// A container's own bar, which the container makes; the file may not change how it looks.
  private func readBar(_ element: StoryboardElement) throws(StoryboardSyntaxError) {
    let usual: Set<String> = ["rect", "autoresizingMask", "color"]
    for child in element.children where !usual.contains(child.name) {
      notes.add("element is not understood", at: child)
    }
  }

  // MARK: - Bars

  private func navigationItem(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.NavigationItem {
    var reader = ElementReader(element, notes)
    var item = StoryboardDocument.NavigationItem(
      title: reader.text("title"), prompt: reader.text("prompt"),
      hidesBackButton: try reader.flag("hidesBackButton"))
    reader.noteUnread()
    for child in element.children {
      switch (child.name, child.attributes["key"]) {
      case ("barButtonItem", "leftBarButtonItem"): item.left = [try barButton(child)]
      case ("barButtonItem", "rightBarButtonItem"): item.right = [try barButton(child)]
      case ("barButtonItem", "backBarButtonItem"): item.back = try barButton(child)
      case ("leftBarButtonItems", _): item.left = try barButtons(child)
      case ("rightBarButtonItems", _): item.right = try barButtons(child)
      default: notes.add("element is not understood", at: child)
      }
    }
    return item
  }

  private func barButtons(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> [StoryboardDocument.BarButton] {
    var buttons: [StoryboardDocument.BarButton] = []
    for child in element.children { buttons.append(try barButton(child)) }
    return buttons
  }

  private func barButton(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.BarButton {
    var reader = ElementReader(element, notes)
    let connections = try connections(of: element)
    _ = reader.text("systemItem")
    _ = reader.text("style")
    let button = StoryboardDocument.BarButton(
      id: reader.text("id") ?? "", title: reader.text("title"), tag: try reader.integer("tag"),
      segues: connections.segues, actions: connections.actions)
    reader.noteUnread()
    return button
  }

  private func tabBarItem(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.TabBarItem {
    var reader = ElementReader(element, notes)
    _ = reader.text("systemItem")
    let item = StoryboardDocument.TabBarItem(
      title: reader.text("title"), badge: reader.text("badgeValue"), tag: try reader.integer("tag"))
    reader.noteUnread()
    return item
  }
}
