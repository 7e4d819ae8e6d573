public import TransitionParts
public import UIKit

/// Takes the controllers' own views, and does not ask the context whether they are to be moved.
///
/// Where the presenter stays, the context hands out no view of it. An article's library was made so that
/// nobody has to know; this is what it keeps from happening. Article: S01.
public final class ControllersViewsGrabbed: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard let incoming = context.viewController(forKey: .to)?.view else { return }
    if isForward {
      context.containerView.addSubview(incoming)
    } else {
      context.containerView.insertSubview(incoming, at: 0)
    }
  }
}
