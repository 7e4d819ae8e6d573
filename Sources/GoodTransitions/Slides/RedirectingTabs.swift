public import TransitionParts
public import UIKit

/// Lets no tap select the last tab, ever, and shows the first one instead; code may select the last.
public final class RedirectingTabs: SlideTabs {
  public override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard viewController === tabBarController.viewControllers?.last else { return true }
    tabBarController.selectedIndex = 0
    return false
  }
}
