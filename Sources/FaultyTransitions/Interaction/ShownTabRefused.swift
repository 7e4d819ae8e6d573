public import TransitionParts
public import UIKit

/// Refuses a tap on the tab that is shown, as there is nothing to animate: so it leads back to no root.
///
/// Catalogue: F450.
public final class ShownTabRefused: SlideTabs {
  public override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    viewController !== tabBarController.selectedViewController
  }
}
