public import UIKit

/// Selects tabs by a navigation animator, with fingers that are wired to controllers.
///
/// UIKit does not keep it: somebody beside the tab bar controller must.
public final class TabBarTransitionDelegate: NSObject, UITabBarControllerDelegate {
  private var animator: (any NavigationTransitionAnimator)?
  private let wiring = TransitionWiring()

  /// Makes a delegate; without an animator, tabs change at once.
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

  /// Something new comes where the tab lies further to the right.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let tabs = tabBarController.viewControllers ?? []
    let places = [fromVC, toVC].map { side in tabs.firstIndex(of: side) ?? 0 }
    return animator.map {
      NavigationTransitionConfigurator($0, isPresenting: places[0] < places[1])
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { wiring.driver }
}
