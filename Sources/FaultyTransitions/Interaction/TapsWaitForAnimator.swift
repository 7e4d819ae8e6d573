public import TransitionParts
public import UIKit

/// Takes no taps from one that it lets select until it is asked for an animator; of a tap on the tab that is
/// selected already it is asked for none.
///
/// Catalogue: F383.
public final class TapsWaitForAnimator: SlideTabs {
  private var isWaiting = false

  public override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    defer { isWaiting = true }
    return !isWaiting
  }

  public override func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isWaiting = false
    return super.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
}
