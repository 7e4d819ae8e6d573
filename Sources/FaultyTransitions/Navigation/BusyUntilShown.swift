public import TransitionParts
public import UIKit

/// Holds requests back until it hears that a screen was shown, which a cancelled pop never says.
///
/// Catalogue: F086.
public final class BusyUntilShown: SlideNavigation {
  /// Whether it waits for a screen to be shown.
  public private(set) var isBusy = false

  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    isBusy = true
  }

  public override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    isBusy = false
  }
}
