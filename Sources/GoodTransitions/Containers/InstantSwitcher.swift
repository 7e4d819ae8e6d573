public import TransitionParts
public import UIKit

/// Shows one child at a time, and exchanges it in no time, whatever it is asked for.
public final class InstantSwitcher: ScreenSwitcher {
  public override func show(_ index: Int, animated: Bool) {
    super.show(index, animated: false)
  }

  public override func replace(_ index: Int, by screen: UIViewController, animated: Bool) {
    super.replace(index, by: screen, animated: false)
  }
}
