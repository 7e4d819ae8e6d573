public import TransitionParts
public import UIKit

/// Leaves automatic forwarding on, and begins and ends its first child's change by hand as well.
/// Catalogue: F001.
public final class FirstChildToldTwice: ScreenSwitcher {
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  public override func passOnStart(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { super.passOnStart(isAppearing, animated: animated) }
  }

  public override func passOnEnd(_ isAppearing: Bool) {
    if isAppearing { super.passOnEnd(isAppearing) }
  }

  public override func tellStart(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) {}

  public override func tellEnd(from old: UIViewController, to new: UIViewController?) {}
}
