public import TransitionParts
public import UIKit

/// Lets a finger begin a pop while another one runs, that of a button. Catalogue: F075.
public final class PopWithinPop: SlideNavigation {
  private var isPopping = false

  public override func mayPop(_ navigation: UINavigationController) -> Bool {
    isPopping || super.mayPop(navigation)
  }

  public override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPopping = operation == .pop
    return super.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
}
