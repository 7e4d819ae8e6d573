public import TransitionParts
public import UIKit

/// Lets no tap select while another tab is on its way.
public final class OneAtATimeTabs: SlideTabs {
  private weak var tabs: UITabBarController?

  /// The tab that it takes to be selected.
  public var index: Int? { tabs?.selectedIndex }

  public override func watch(_ tabs: UITabBarController) {
    super.watch(tabs)
    self.tabs = tabs
  }

  public override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { tabBarController.transitionCoordinator == nil }
}
