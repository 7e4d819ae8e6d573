public import TransitionParts
public import UIKit

/// Lets no tap select another tab than the first, ever; code may, and no finger pulls any.
public final class TabsForCode: SlideTabs {
  public override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController === tabBarController.viewControllers?.first }
}
