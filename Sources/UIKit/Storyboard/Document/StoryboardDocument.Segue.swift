extension StoryboardDocument {
  /// A segue, as the file describes it.
  struct Segue: Equatable, Sendable {
    var kind: SegueKind
    var destination: String
    var identifier: String?
    var customClass: CustomClass?
    var isAnimated = true
    var presentationStyle: UIModalPresentationStyle?
    var transitionStyle: UIModalTransitionStyle?
    var popover = Popover()
    var line: Int
  }

  /// What the popover of a segue points at, and how.
  struct Popover: Equatable, Sendable {
    var view: String?
    var barButton: String?
    /// Where the arrow may be; none where the file does not say it.
    var arrows: UIPopoverArrowDirection?
  }

  /// How a segue shows its destination.
  enum SegueKind: Equatable, Sendable {
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
  struct Action: Equatable, Sendable {
    var name: String
    var destination: String
    var event: String?
    var line: Int
  }
}
