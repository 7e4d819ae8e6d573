public import TransitionParts
public import UIKit

/// Shows the bar at the top for the animation, and leaves it to the screen that hides it. Catalogue: F152.
public final class BarShownForAll: SlideNavigation {
  public override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.setNavigationBarHidden(false, animated: false)
  }
}
