public import TransitionParts
public import UIKit

/// Lets no tap select the last tab, ever; code may.
public final class LockedTabs: SlideTabs {
  public override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController !== tabBarController.viewControllers?.last }
}
