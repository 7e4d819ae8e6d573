public import TransitionParts
public import UIKit

/// Puts the new screen in its place under the old one, tells it at once that it has moved, and lets the old
/// one fade away.
public final class UncoveringSwitcher: ScreenSwitcher {
  public override func place(_ screen: UIViewController) {
    super.place(screen)
    super.settle(screen)
  }

  public override func settle(_ screen: UIViewController) {}
}
