public import TransitionParts
public import UIKit

/// Answers the question for an animator everywhere, and switches the system's gesture off for it.
///
/// Catalogue: F088.
public final class BackSwipeKilled: SlideNavigation {
  public override func watch(_ navigation: UINavigationController) {
    super.watch(navigation)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
  }
}
