import UIKit

/// An honest animator that fades; it tells when UIKit says that it is over.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  static let duration = 0.3
  /// What is done when UIKit says that it is over.
  var onEnd: (() -> Void)?

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let incoming = context.view(forKey: .to) {
      if let controller = context.viewController(forKey: .to) {
        incoming.frame = context.finalFrame(for: controller)
      }
      context.containerView.addSubview(incoming)
    }
    let moving = context.view(forKey: .to) ?? context.view(forKey: .from)
    UIView.animate(withDuration: Self.duration) {
      moving?.alpha = 0.5
    } completion: { _ in
      moving?.alpha = 1
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { onEnd?() }
}

/// Everybody's delegate: hands out one fade, and one driver where there is one.
final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let fade = Fade()
  /// Whether changes are animated by the fade.
  var isFading = true
  var driver: UIPercentDrivenInteractiveTransition?
  /// What is done when a method is called, by its name.
  var onCall: ((String) -> Void)?

  private var animator: Fade? { isFading ? fade : nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { onCall?("willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { onCall?("didShow") }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { onCall?("didSelect") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
