public import TransitionParts
public import UIKit

/// Fades the bar at the bottom in or out from will-show on, as the screen wants that is to come, and does
/// not ask whether it came. Catalogue: F094.
///
/// The fade takes a little longer than the change: the headless UIKit takes back what was done to a bar
/// of tabs or to a toolbar before a change is given up, for it asks the screens
/// (hidesBottomBarWhenPushed).
public final class BottomBarShownForPop: SlideNavigation {
  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let bar = bar(of: navigationController) else { return }
    let isHidden = viewController.hidesBottomBarWhenPushed
    UIView.animate(
      withDuration: animated ? 0.4 : 0, animations: { bar.alpha = isHidden ? 0 : 1 },
      completion: { _ in bar.isHidden = isHidden })
  }

  private func bar(of navigation: UINavigationController) -> UIView? {
    if let tabs = navigation.tabBarController { return tabs.tabBar }
    return navigation.isToolbarHidden ? nil : navigation.toolbar
  }
}
