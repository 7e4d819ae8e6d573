public import TransitionParts
public import UIKit

/// Lets a finger begin a pop while a change of one kind runs; what kind, its subclasses say.
public class PopWithin: SlideNavigation {
  private var isRunning = false

  /// The kind of change that a finger may interrupt.
  var operation: UINavigationController.Operation { .none }

  public override func mayPop(_ navigation: UINavigationController) -> Bool {
    isRunning || super.mayPop(navigation)
  }

  public override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isRunning = operation == self.operation
    return super.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
}
