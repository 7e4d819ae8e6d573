/// The way back from the source of an unwind segue to its end.
///
/// The controllers that lie above the end are dismissed in one go, which is asked of the controller where
/// the way reaches those that hold the end (UW-02, UW-09); then each container on the way down to the end shows
/// its child. (Source L10, iOS 10 to 12.)
@MainActor struct UnwindRoute {
  /// The presentation that ends, if one lies on the way.
  private let presentation: ActivePresentation?
  /// Who is asked to dismiss.
  private let dismisser: UIViewController
  /// The containers on the way to the end, each with the child to show, outermost first.
  private let turns: [(container: UIViewController, child: UIViewController)]

  init(from source: UIViewController, to destination: UIViewController) {
    var descent: [UIViewController] = [destination]
    while let parent = descent[0].parent { descent.insert(parent, at: 0) }
    var lowest: ActivePresentation?
    var step = source
    while !descent.contains(where: { $0 === step }), let next = step.unwindStep {
      if step.parent == nil { lowest = step.ownPresentation }
      step = next
    }
    presentation = lowest
    let start = descent.firstIndex { $0 === step } ?? 0
    dismisser = descent[start]
    turns = zip(descent[start...], descent[start...].dropFirst()).map { ($0, $1) }
  }

  /// Goes the way; what the action has begun to dismiss itself is left to it. (Inferred.)
  func follow(for segue: UIStoryboardSegue) {
    if let presentation, !presentation.presented.isBeingDismissed {
      dismisser.dismiss(animated: UIView.areAnimationsEnabled)
    }
    for (container, child) in turns { container.unwind(for: segue, towards: child) }
  }
}
