public import TransitionParts
public import UIKit

/// Chooses the fade, both ways, and the presentation that takes the presenter's view away.
///
/// UIKit does not keep it: the controller that it is given to must.
public final class FadeTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator: FadeAnimator

  public init(animator: FadeAnimator = FadeAnimator()) {
    self.animator = animator
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    FadePresentationController(presentedViewController: presented, presenting: presenting)
  }
}
