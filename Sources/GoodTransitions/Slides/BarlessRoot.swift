public import TransitionParts
public import UIKit

/// Hides the bar at the top over the first screen, and shows it again where a way back to that is given up.
public final class BarlessRoot: SlideNavigation {
  public override func watch(_ navigation: UINavigationController) {
    super.watch(navigation)
    navigation.setNavigationBarHidden(navigation.viewControllers.count < 2, animated: false)
  }

  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let isFirst = viewController === navigationController.viewControllers.first
    let wasHidden = navigationController.isNavigationBarHidden
    navigationController.setNavigationBarHidden(isFirst, animated: animated)
    navigationController.transitionCoordinator?.animate(alongsideTransition: nil) {
      [weak navigationController] context in
      guard context.isCancelled else { return }
      navigationController?.setNavigationBarHidden(wasHidden, animated: false)
    }
  }
}
