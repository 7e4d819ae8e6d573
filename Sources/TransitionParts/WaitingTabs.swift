public import UIKit

/// Lets no tap select while another tab is on its way.
open class WaitingTabs: SlideTabs {
  private weak var tabs: UITabBarController?

  /// The tab that it takes to be selected.
  open var index: Int? { tabs?.selectedIndex }

  open override func watch(_ tabs: UITabBarController) {
    super.watch(tabs)
    self.tabs = tabs
  }

  open override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { tabBarController.transitionCoordinator == nil }
}
