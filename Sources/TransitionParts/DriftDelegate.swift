public import UIKit

/// Lets screens drift in and out by two animators, and says nothing of how they are presented.
open class DriftDelegate: NSObject, UIViewControllerTransitioningDelegate {
  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DriftAnimator(.presenting) }

  open func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DriftAnimator(.dismissing) }
}
