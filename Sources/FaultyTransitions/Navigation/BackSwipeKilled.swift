public import TransitionParts
public import UIKit

/// Answers the question for an animator everywhere, drives nothing, and switches the system's gesture
/// off. Catalogue: F088.
public final class BackSwipeKilled: SlideNavigation {
  public override func watch(_ navigation: UINavigationController) {
    navigation.interactivePopGestureRecognizer?.isEnabled = false
  }
}
