import UIKit

/// A tab bar controller's delegate that writes what it is asked, and hands out what it was given.
final class LoggedTabDelegate: NSObject, UITabBarControllerDelegate {
  let log: CallbackLog
  var animator: LoggedAnimator?
  var driver: UIPercentDrivenInteractiveTransition?
  /// Whether taps may select.
  var allowsTaps = true

  init(_ log: CallbackLog) {
    self.log = log
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? LoggedController)?.name ?? "?"
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.add("DG.shouldSelect(\(name(viewController)))")
    return allowsTaps
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.add("DG.didSelect(\(name(viewController)))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
