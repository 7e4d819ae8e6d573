public import TransitionParts
public import UIKit

/// Takes a tab to be selected as soon as it is tapped, and then lets no tap select while another is on its way.
///
/// Catalogue: F240.
public final class RefusedTabCounted: SlideTabs {
  private weak var tabs: UITabBarController?
  private var tapped: Int?

  /// The tab that it takes to be selected.
  public var index: Int? { tapped ?? tabs?.selectedIndex }

  public override func watch(_ tabs: UITabBarController) {
    super.watch(tabs)
    self.tabs = tabs
  }

  public override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    tapped = tabBarController.viewControllers?.firstIndex(of: viewController)
    return tabBarController.transitionCoordinator == nil
  }

  public override func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { tapped = nil }
}
