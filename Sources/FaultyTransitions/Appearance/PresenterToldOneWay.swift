import TransitionParts
public import UIKit

/// Tells the presenter by hand that it goes, and never that it comes back. Catalogue: F006.
public final class PresenterToldOneWay: NSObject, UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DriftAnimator(.presenting) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DriftAnimator(.dismissing, tellsPresenter: false)
  }
}
