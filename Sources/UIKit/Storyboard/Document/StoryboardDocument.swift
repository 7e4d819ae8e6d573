/// A storyboard file as plain values.
struct StoryboardDocument: Equatable, Sendable {
  /// The object that the storyboard begins with.
  var initialObject: String?
  /// The screens, in the order of the file.
  var scenes: [Scene] = []
  /// What was not understood.
  var notes: [StoryboardNote] = []

  /// One screen.
  struct Scene: Equatable, Sendable {
    var root: Root
    /// The objects at which unwind segues of this screen end.
    var exits: [String] = []
    /// Segues of objects that lie beside the controller, such as recognizers.
    var otherSegues: [Segue] = []
  }

  /// What a screen is of.
  enum Root: Equatable, Sendable {
    case controller(Controller)
    /// A screen of another storyboard.
    case reference(Reference)

    /// The element that describes it, and where.
    var place: (element: String, line: Int) {
      switch self {
      case .controller(let controller): (controller.element, controller.line)
      case .reference(let reference): ("viewControllerPlaceholder", reference.line)
      }
    }

    /// The object's name in the file.
    var id: String {
      switch self {
      case .controller(let controller): controller.id
      case .reference(let reference): reference.id
      }
    }
  }

  /// A screen of another storyboard, by name.
  struct Reference: Equatable, Sendable {
    var id: String
    var storyboard: String?
    var identifier: String?
    var line: Int
  }

  /// A class that the program brings.
  struct CustomClass: Equatable, Sendable {
    var name: String
    var module: String?
  }

  /// The screen whose object has a name.
  func scene(of id: String) -> Scene? {
    scenes.first { $0.root.id == id }
  }

  /// The screen that the program calls by a name.
  func scene(called identifier: String) -> Scene? {
    scenes.first { scene in
      guard case .controller(let controller) = scene.root else { return false }
      return controller.identifier == identifier
    }
  }
}
