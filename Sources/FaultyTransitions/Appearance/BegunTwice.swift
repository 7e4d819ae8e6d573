public import TransitionParts
public import UIKit

/// Begins the change of the child that comes once for its controller and once for its view.
/// Catalogue: F016.
public final class BegunTwice: ScreenSwitcher {
  public override func tellStart(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) {
    super.tellStart(from: old, to: new, animated: animated)
    new.beginAppearanceTransition(true, animated: animated)
  }
}
