public import TransitionParts
public import UIKit

/// Ends a switch at once when it is covered, for both children, and takes the one that has come along.
public final class HurriedSwitcher: ScreenSwitcher {
  public override func tellEnd(from old: UIViewController, to new: UIViewController?) {
    super.tellEnd(from: old, to: new ?? current)
  }
}
