public import TransitionParts
public import UIKit

/// Remembers each screen that it pushes, and forgets one for each pop, of however many screens.
///
/// Catalogue: F215.
public final class PushesRemembered: SlideNavigation {
  private var pushed: [UIViewController] = []

  public override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push: pushed.append(toVC)
    case .pop: _ = pushed.popLast()
    case .none: break
    @unknown default: break
    }
    return super.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
}
