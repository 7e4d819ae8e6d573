public import TransitionParts
public import UIKit

/// Keeps the swipe back alive beside its animators, and lets every finger begin it: at the root there is
/// nothing to pop.
///
/// Catalogue: F283.
public final class RootSwipeLetIn: SlideNavigation, UIGestureRecognizerDelegate {
  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.interactivePopGestureRecognizer?.delegate = self
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
