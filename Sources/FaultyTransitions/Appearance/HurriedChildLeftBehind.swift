public import TransitionParts
public import UIKit

/// Ends a switch at once when it is covered, and does not tell the child that has come that it goes with it.
/// Catalogue: F110.
public final class HurriedChildLeftBehind: ScreenSwitcher {
  private var isHurried = false

  public override func tellEnd(from old: UIViewController, to new: UIViewController?) {
    super.tellEnd(from: old, to: new ?? current)
    isHurried = new == nil
  }

  public override func passOnStart(_ isAppearing: Bool, animated: Bool) {
    if !isHurried { super.passOnStart(isAppearing, animated: animated) }
  }

  public override func passOnEnd(_ isAppearing: Bool) {
    if !isHurried { super.passOnEnd(isAppearing) }
    if isAppearing { isHurried = false }
  }
}
