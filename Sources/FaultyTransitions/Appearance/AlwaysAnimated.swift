public import TransitionParts
public import UIKit

/// Tells children of an animation whether there is one or not. Catalogue: F019.
public final class AlwaysAnimated: ScreenSwitcher {
  public override func tellStart(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) {
    super.tellStart(from: old, to: new, animated: true)
  }
}
