import AppearanceTrace
import UIKit

extension CheckpointProbe {
  /// What is selected in a tab bar controller.
  func selection(in controller: UIViewController) -> Checkpoint.Selection? {
    guard let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController
    else { return nil }
    let children = tabs.viewControllers ?? []
    let items = tabs.tabBar.items ?? []
    return Checkpoint.Selection(
      recorder.name(tabs), recorder.name(selected),
      at: children.indices.contains(tabs.selectedIndex) ? tabs.selectedIndex : nil,
      item: items.firstIndex { $0 === tabs.tabBar.selectedItem }, kept: keptIndex(tabs))
  }

  /// Whether a controller hides the bottom bar, and is in a stack.
  func hidesBottomBar(_ controller: UIViewController) -> Bool {
    controller.hidesBottomBarWhenPushed && controller.parent is UINavigationController
  }

  /// How many items a navigation's bar has, where that is not the number of its screens.
  func barItems(of controller: UIViewController) -> Checkpoint.BarItems? {
    guard let navigation = controller as? UINavigationController,
      let count = navigation.navigationBar.items?.count, count != navigation.viewControllers.count
    else { return nil }
    return Checkpoint.BarItems(recorder.name(navigation), count)
  }
}
