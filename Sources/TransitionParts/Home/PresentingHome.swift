public import UIKit

/// A screen that presents others, and is the transitioning delegate of what it presents.
open class PresentingHome: UIViewController, UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isForward: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isForward: false) }

  /// The animator for a direction.
  open func animator(isForward: Bool) -> any UIViewControllerAnimatedTransitioning {
    SlideAnimator(isForward: isForward)
  }
}
