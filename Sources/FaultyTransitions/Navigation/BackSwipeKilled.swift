public import TransitionParts
public import UIKit

/// Answers the question for an animator everywhere, drives nothing, and so switches the system's gesture
/// off. Catalogue: F088.
///
/// On a device the answer alone does that (inferred); the headless UIKit asks for it by hand.
public final class BackSwipeKilled: SlideNavigation {
  public override func watch(_ navigation: UINavigationController) {
    navigation.interactivePopGestureRecognizer?.isEnabled = false
  }
}
