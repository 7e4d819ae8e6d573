import CoreGraphics

extension StoryboardDocument {
  /// A view, as the file describes it.
  struct View: Equatable, Sendable {
    var id: String
    /// The name of the element, which says what kind of view it is.
    var element: String
    var line: Int
    var customClass: CustomClass?
    var frame: CGRect?
    var autoresizing: UIView.AutoresizingMask?
    var followsConstraints = false
    var looks = Looks()
    /// The text of a label, a field or a button.
    var text: String?
    var subviews: [View] = []
    var content: Content?
    var guides: [Guide] = []
    /// The constraints that the view keeps.
    var constraints: [Constraint] = []
    var stiffness = Stiffness()
    var segues: [Segue] = []
    var actions: [Action] = []
  }

  /// The properties of a view that a file may set; those that it does not set stay as they are.
  struct Looks: Equatable, Sendable {
    var tag: Int?
    var alpha: Double?
    var isHidden: Bool?
    var isOpaque: Bool?
    var clips: Bool?
    var takesTouches: Bool?
    var contentMode: UIView.ContentMode?
    var background: Color?
    var tint: Color?
    var accessibilityIdentifier: String?
  }

  /// A colour, from 0 to 1 each.
  struct Color: Equatable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
  }
}

extension StoryboardDocument.View {
  /// This view and all in it, from the outside in.
  var all: [StoryboardDocument.View] { [self] + subviews.flatMap(\.all) }
}

extension StoryboardDocument.Scene {
  /// All segues of the screen: the controller's, those of its views and bars, and those beside it.
  var segues: [StoryboardDocument.Segue] {
    guard case .controller(let controller) = root else { return otherSegues }
    return controller.segues + (controller.view?.all ?? []).flatMap(\.segues)
      + controller.barButtons.flatMap(\.segues) + otherSegues
  }
}
