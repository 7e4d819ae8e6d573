public import TransitionParts
public import UIKit

/// Lets a finger begin a pop while a push runs, and stops nobody. Catalogue: F087.
public final class PopWithinPush: SlideNavigation {
  private var isPushing = false

  public override func mayPop(_ navigation: UINavigationController) -> Bool {
    isPushing || super.mayPop(navigation)
  }

  public override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPushing = operation == .push
    return super.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
}
