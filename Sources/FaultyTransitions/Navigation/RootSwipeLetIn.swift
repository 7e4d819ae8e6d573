public import TransitionParts
public import UIKit

/// Lets every finger from the edge begin, for its animators would keep them out; at the root there is nothing
/// to pop. Catalogue: F283.
public final class RootSwipeLetIn: SlideNavigation, UIGestureRecognizerDelegate {
  public override func watch(_ navigation: UINavigationController) {
    super.watch(navigation)
    navigation.interactivePopGestureRecognizer?.delegate = self
  }

  public override func mayPop(_ navigation: UINavigationController) -> Bool {
    navigation.viewControllers.count > 1 && super.mayPop(navigation)
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
