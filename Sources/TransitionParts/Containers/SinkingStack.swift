public import UIKit

/// Lets a finger that moves down take the top of a stack away, over the screen itself: each screen is watched
/// from when it is shown, be it pushed with an animation or without.
open class SinkingStack: NSObject, UINavigationControllerDelegate {
  private var drivers: [PanDriver] = []

  public override init() {}

  /// Begins to watch for fingers on a view that lead back in a stack; once for each view.
  public func watch(_ view: UIView, in navigation: UINavigationController) {
    drivers.removeAll { !$0.isWatching }
    guard !drivers.contains(where: { $0.watches(view) }) else { return }
    let driver = DownwardDriver(.down) { [weak self, weak navigation] in
      guard let self, let navigation else { return }
      if navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil {
        navigation.popViewController(animated: true)
      } else {
        for driver in drivers { driver.isPulling = false }
      }
    }
    driver.watch(view)
    drivers.append(driver)
  }

  open func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlideAnimator(isForward: operation == .push)
  }

  open func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drivers.first { $0.isPulling } }

  open func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    watch(viewController.view, in: navigationController)
  }
}

/// Begins where a finger moves down, and leaves all others alone.
private final class DownwardDriver: PanDriver {
  override func began(_ pan: UIPanGestureRecognizer) {
    if fraction(of: pan) > 0 { super.began(pan) }
  }
}
