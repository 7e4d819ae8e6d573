public import TransitionParts
public import UIKit

/// Keeps the swipe back alive beside its animators, and lets it in where no bar shows that there is a way
/// back.
///
/// Catalogue: F375.
public final class SwipeLetInWithoutBar: SlideNavigation, UIGestureRecognizerDelegate {
  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.interactivePopGestureRecognizer?.delegate = self
    self.navigationController = navigationController
  }

  private weak var navigationController: UINavigationController?

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    return navigationController.viewControllers.count > 1
      && navigationController.transitionCoordinator == nil
  }
}
