import TransitionParts
public import UIKit

/// Covers the status bar under a custom style, and never asks to decide it. Catalogue: F045.
public final class StatusBarNotCaptured: NSObject, UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DriftAnimator(.presenting) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DriftAnimator(.dismissing) }
}
