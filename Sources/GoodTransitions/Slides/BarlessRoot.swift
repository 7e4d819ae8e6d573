public import TransitionParts
public import UIKit

/// Hides the bar at the top over the first screen, and shows it again where a way back to that is given up.
public final class BarlessRoot: SlideNavigation {
  private var hasBar = true

  public override func watch(_ navigation: UINavigationController) {
    super.watch(navigation)
    hasBar = !navigation.isNavigationBarHidden
    guard hasBar else { return }
    navigation.setNavigationBarHidden(navigation.viewControllers.count < 2, animated: false)
  }

  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard hasBar else { return }
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
