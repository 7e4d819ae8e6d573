/// A storyboard file as plain values.
package struct StoryboardDocument: Equatable, Sendable {
  /// The object that the storyboard begins with.
  package var initialObject: String?
  /// The screens, in the order of the file.
  package var scenes: [Scene] = []
  /// What was not understood.
  package var notes: [StoryboardNote] = []

  /// A storyboard of which nothing is known.
  package init() {}

  /// One screen.
  package struct Scene: Equatable, Sendable {
    package var root: Root
    /// The objects at which unwind segues of this screen end.
    package var exits: [String] = []
    /// Segues of objects that lie beside the controller, such as recognizers.
    package var otherSegues: [Segue] = []
  }

  /// What a screen is of.
  package enum Root: Equatable, Sendable {
    case controller(Controller)
    /// A screen of another storyboard.
    case reference(Reference)

    /// The element that describes it, and where.
    package var place: (element: String, line: Int) {
      switch self {
      case .controller(let controller): (controller.element, controller.line)
      case .reference(let reference): ("viewControllerPlaceholder", reference.line)
      }
    }

    /// The object's name in the file.
    package var id: String {
      switch self {
      case .controller(let controller): controller.id
      case .reference(let reference): reference.id
      }
    }
  }

  /// A screen of another storyboard, by name.
  package struct Reference: Equatable, Sendable {
    package var id: String
    package var storyboard: String?
    package var identifier: String?
    package var line: Int
  }

  /// A class that the program brings.
  package struct CustomClass: Equatable, Sendable {
    package var name: String
    package var module: String?
  }

  /// The screen whose object has a name.
  package func scene(of id: String) -> Scene? {
    scenes.first { $0.root.id == id }
  }

  /// The screen that the program calls by a name.
  package func scene(called identifier: String) -> Scene? {
    scenes.first { scene in
      guard case .controller(let controller) = scene.root else { return false }
      return controller.identifier == identifier
    }
  }
}
