extension StoryboardDocument {
  /// A view, as the file describes it.
  package struct View: Equatable, Sendable {
    package var id: String
    /// The name of the element, which says what kind of view it is.
    package var element: String
    package var line: Int
    package var customClass: CustomClass?
    package var frame: Frame?
    package var autoresizing: Set<Flexibility>?
    package var followsConstraints = false
    package var looks = Looks()
    /// The text of a label, a field or a button.
    package var text: String?
    package var subviews: [View] = []
    package var content: Content?
    package var guides: [Guide] = []
    /// The constraints that the view keeps.
    package var constraints: [Constraint] = []
    package var stiffness = Stiffness()
    package var segues: [Segue] = []
    package var actions: [Action] = []
    package var outlets: [Outlet] = []
  }

  /// The properties of a view that a file may set; those that it does not set stay as they are.
  package struct Looks: Equatable, Sendable {
    package var tag: Int?
    package var alpha: Double?
    package var isHidden: Bool?
    package var isOpaque: Bool?
    package var clips: Bool?
    package var takesTouches: Bool?
    package var contentMode: ContentMode?
    package var background: Color?
    package var tint: Color?
    package var accessibilityIdentifier: String?
  }

  /// A colour, from 0 to 1 each.
  package struct Color: Equatable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
  }
}

extension StoryboardDocument.View {
  /// This view and all in it, from the outside in.
  package var all: [StoryboardDocument.View] { [self] + subviews.flatMap(\.all) }
}

extension StoryboardDocument.Scene {
  /// All segues of the screen: the controller's, those of its views and bars, and those beside it.
  package var segues: [StoryboardDocument.Segue] {
    guard case .controller(let controller) = root else { return otherSegues }
    return controller.segues + (controller.view?.all ?? []).flatMap(\.segues)
      + controller.barButtons.flatMap(\.segues) + otherSegues
  }
}
