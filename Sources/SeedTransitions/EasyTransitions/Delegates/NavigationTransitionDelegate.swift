public import UIKit

/// Pushes and pops by a navigation animator, with fingers that are wired to controllers.
///
/// UIKit does not keep it: somebody beside the navigation controller must.
public final class NavigationTransitionDelegate: NSObject, UINavigationControllerDelegate {
  private var animator: (any NavigationTransitionAnimator)?
  private let wiring = TransitionWiring()

  /// Makes a delegate; without an animator, UIKit's own animations run.
  public override init() {}

  /// Says how screens come and go.
  public func set(animator: any NavigationTransitionAnimator) {
    self.animator = animator
  }

  /// Lets a finger over a controller's view drive what an action asks for.
  public func wire(
    viewController: UIViewController, with pan: Pan, navigationAction: @escaping () -> Void
  ) {
    wiring.wire(viewController, with: pan, navigationAction: navigationAction)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator.map { NavigationTransitionConfigurator($0, isPresenting: operation == .push) }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { wiring.driver }
}
