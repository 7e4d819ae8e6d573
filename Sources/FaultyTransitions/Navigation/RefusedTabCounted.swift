public import TransitionParts
public import UIKit

/// Takes a tab to be selected as soon as it is tapped, also where another one on its way lets no tap select.
///
/// Catalogue: F240.
public final class RefusedTabCounted: WaitingTabs {
  private var tapped: Int?

  public override var index: Int? { tapped ?? super.index }

  public override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    tapped = tabBarController.viewControllers?.firstIndex(of: viewController)
    return super.tabBarController(tabBarController, shouldSelect: viewController)
  }

  public override func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { tapped = nil }
}
