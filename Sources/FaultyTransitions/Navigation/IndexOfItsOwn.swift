public import TransitionParts
public import UIKit

/// Keeps an index of its own, which only a tap on a tab sets. Catalogue: F090.
public final class IndexOfItsOwn: SlideTabs {
  private var index = 0

  public override func indexAfter(_ tabs: UITabBarController) -> Int {
    index += 1
    return index
  }

  public override func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    index = tabBarController.selectedIndex
  }
}
