public import TransitionParts
public import UIKit

/// Hides the bar at the top over the first screen, and leaves it hidden where a way back to that is given up.
/// Catalogue: F431.
public final class BarlessWhenGivenUp: SlideNavigation {
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
    navigationController.setNavigationBarHidden(isFirst, animated: animated)
  }
}
