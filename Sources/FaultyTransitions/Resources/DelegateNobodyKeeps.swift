import TransitionParts
public import UIKit

/// Gives a controller a transitioning delegate that nobody keeps.
///
/// The property is weak, so the delegate is gone at once and the system's transition runs instead.
/// Catalogue: F089.
public final class DelegateNobodyKeeps: NSObject, UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

  /// Makes a delegate and lets go of it.
  @MainActor public static func install(on controller: UIViewController) {
    let delegate = DelegateNobodyKeeps()
    controller.transitioningDelegate = delegate
  }
}
