extension StoryboardDocument {
  /// A segue, as the file describes it.
  package struct Segue: Equatable, Sendable {
    package var kind: SegueKind
    package var destination: String
    package var identifier: String?
    package var customClass: CustomClass?
    package var isAnimated = true
    package var presentationStyle: PresentationStyle?
    package var transitionStyle: TransitionStyle?
    package var popover = Popover()
    package var line: Int
  }

  /// What the popover of a segue points at, and how.
  package struct Popover: Equatable, Sendable {
    package var view: String?
    package var barButton: String?
    /// Where the arrow may be; none where the file does not say it.
    package var arrows: Set<Arrow>?

    /// Whether the file says anything about it.
    package var isDescribed: Bool { self != Self() }
  }

  /// How a segue shows its destination.
  package enum SegueKind: Equatable, Sendable {
    case show
    case showDetail
    case present
    case popover
    case push
    case custom
    case embed
    /// Back to whoever has an action.
    case unwind(action: String)
  }

  /// A method that is called when something happens to a control.
  package struct Action: Equatable, Sendable {
    package var name: String
    package var destination: String
    package var event: String?
    package var line: Int
  }

  /// A property that is to hold an object of the screen.
  package struct Outlet: Equatable, Sendable {
    package var property: String
    package var destination: String
    /// Whether the property holds several objects, each by an outlet of its own.
    package var isCollection: Bool
    package var line: Int
  }
}
