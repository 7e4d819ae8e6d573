import TransitionParts
public import UIKit

/// Chooses the drift, each way with an animator of its own.
public final class ProperModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DriftAnimator(.presenting) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DriftAnimator(.dismissing) }

  /// Makes a controller ready to be presented: its style, and that it decides the status bar.
  @MainActor public static func prepare(_ controller: UIViewController) {
    controller.modalPresentationStyle = .custom
    controller.modalPresentationCapturesStatusBarAppearance = true
  }
}
