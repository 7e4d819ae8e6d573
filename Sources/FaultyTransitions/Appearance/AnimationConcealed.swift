public import TransitionParts
public import UIKit

/// Tells children of no animation, whether there is one or not. Catalogue: F117.
public final class AnimationConcealed: ScreenSwitcher {
  public override func tellStart(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) {
    super.tellStart(from: old, to: new, animated: false)
  }
}
