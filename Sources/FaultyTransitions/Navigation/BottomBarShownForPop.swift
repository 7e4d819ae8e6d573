public import TransitionParts
public import UIKit

/// Shows the bottom bar when a pop begins, and hides it no more when the pop is given up.
///
/// Catalogue: F094.
public final class BottomBarShownForPop: SlideNavigation {
  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.tabBarController?.tabBar.isHidden =
      viewController.hidesBottomBarWhenPushed
  }
}
