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

  /// Makes the destination of a segue ready, where the source prepares for it.
  public func prepare(for segue: UIStoryboardSegue) {
    segue.destination.transitioningDelegate = self
    Self.prepare(segue.destination)
  }

  /// Dismisses all that lies above the end of a segue that leads back, unless it is going already.
  @MainActor public static func unwind(_ segue: UIStoryboardSegue) {
    let end = segue.destination
    guard let presented = end.presentedViewController, !presented.isBeingDismissed else { return }
    end.dismiss(animated: UIView.areAnimationsEnabled)
  }

  /// Makes a controller ready to be presented: its style, and that it decides the status bar.
  @MainActor public static func prepare(_ controller: UIViewController) {
    controller.modalPresentationStyle = .custom
    controller.modalPresentationCapturesStatusBarAppearance = true
  }
}
