public import TransitionParts
public import UIKit

/// Keeps an index of its own, which only a tap on a tab and a pull set.
///
/// Once code has selected a tab, a pull goes to the wrong one. Catalogue: F090.
public final class IndexOfItsOwn: SlideTabs {
  /// The tab that it takes to be selected.
  public private(set) var index = 0

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
