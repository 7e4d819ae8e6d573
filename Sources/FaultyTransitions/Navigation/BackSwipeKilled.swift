public import TransitionParts
public import UIKit

/// Answers the question for an animator everywhere, which switches the system's gesture off, and lets
/// nothing else lead back. Catalogue: F088.
public final class BackSwipeKilled: SlideNavigation {
  public override func watch(_ navigation: UINavigationController) {}
}
