public import TransitionParts
public import UIKit

/// Takes the presenter's view out in the animator that presents, and puts it back in the one that
/// dismisses.
///
/// Where a dismissal is not animated no animator runs, and the window stays empty. Catalogue: F026.
public final class PresenterHandledByAnimators: SlideAnimator {
  private weak static var home: UIView?

  public override func end(_ context: any UIViewControllerContextTransitioning) {
    if isForward, !context.transitionWasCancelled,
      let view = context.viewController(forKey: .from)?.view
    {
      Self.home = view.superview
      view.removeFromSuperview()
    }
    super.end(context)
  }

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    if !isForward, let view = context.viewController(forKey: .to)?.view {
      Self.home?.insertSubview(view, at: 0)
    }
    super.begin(context)
  }
}
