public import TransitionParts
public import UIKit

/// Arranges in will-show that the bottom bar is as the screen wants that is to come, and does not ask
/// whether it came. Catalogue: F094.
///
/// It waits for the end of the change, for UIKit itself takes back what it shows at once. (Inferred.)
public final class BottomBarShownForPop: SlideNavigation {
  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let bar = navigationController.tabBarController?.tabBar
    let isHidden = viewController.hidesBottomBarWhenPushed
    guard let coordinator = navigationController.transitionCoordinator else {
      bar?.isHidden = isHidden
      return
    }
    coordinator.animate(alongsideTransition: nil) { _ in bar?.isHidden = isHidden }
  }
}
