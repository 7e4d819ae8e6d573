import TransitionParts
public import UIKit

/// Carries the presenter off the screen, and tells it nothing. Article: S08.
public final class PresenterToldNothing: NSObject, UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DriftAnimator(.presenting, tellsPresenter: false)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DriftAnimator(.dismissing, tellsPresenter: false)
  }
}
