public import TransitionParts
public import UIKit

/// Takes no taps from when a selection begins until it hears that a tab was selected, which UIKit says of taps
/// alone.
///
/// Catalogue: F166.
public final class TabsBusyUntilTapped: SlideTabs {
  private var isBusy = false

  public override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { !isBusy }

  public override func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isBusy = true
    return super.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  public override func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    isBusy = false
  }
}
