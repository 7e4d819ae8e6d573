public import TransitionParts
public import UIKit

/// Lets no swipe lead back, on purpose, and forgets that there are screens without a bar.
///
/// Catalogue: F375.
public final class SwipeLockedByBarAlone: SlideNavigation, UIGestureRecognizerDelegate {
  private weak var watched: UINavigationController?

  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    watched = navigationController
    navigationController.interactivePopGestureRecognizer?.delegate = self
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let watched, watched.isNavigationBarHidden else { return false }
    return watched.viewControllers.count > 1 && watched.transitionCoordinator == nil
  }
}
