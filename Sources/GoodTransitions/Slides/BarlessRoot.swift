public import TransitionParts
public import UIKit

/// Hides the bar at the top over the first screen, and shows it again where a way back to that is given up.
///
/// It shows the bar before the next screen is told that it comes, which may hide it itself.
public final class BarlessRoot: SlideNavigation {
  private var hasBar = true
  /// Whether the bar was hidden before the change that runs.
  private var wasHidden = false

  public override func watch(_ navigation: UINavigationController) {
    super.watch(navigation)
    hasBar = !navigation.isNavigationBarHidden
    guard hasBar else { return }
    navigation.setNavigationBarHidden(navigation.viewControllers.count < 2, animated: false)
  }

  public override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    wasHidden = navigationController.isNavigationBarHidden
    if hasBar, operation == .push {
      navigationController.setNavigationBarHidden(false, animated: false)
    }
    return super.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard hasBar else { return }
    let isFirst = viewController === navigationController.viewControllers.first
    if isFirst || !animated {
      navigationController.setNavigationBarHidden(isFirst, animated: animated)
    }
    navigationController.transitionCoordinator?.animate(alongsideTransition: nil) {
      [weak self, weak navigationController] context in
      guard let self, context.isCancelled else { return }
      navigationController?.setNavigationBarHidden(wasHidden, animated: false)
    }
  }
}
