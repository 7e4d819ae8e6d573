public import TransitionParts
public import UIKit

/// Takes the presenter's view out when the screen has come, though its style leaves presenters alone.
///
/// Nobody tells the presenter that it went, nor that it comes back. Catalogue: F007.
public final class PresenterViewTakenOut: SlideAnimator {
  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if isForward, !context.transitionWasCancelled {
      Self.place = context.viewController(forKey: .from)?.view.superview
      context.viewController(forKey: .from)?.view.removeFromSuperview()
    }
  }

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    if !isForward, let view = context.viewController(forKey: .to)?.view, view.superview == nil {
      Self.place?.insertSubview(view, at: 0)
    }
  }

  private weak static var place: UIView?
}
