public import TransitionParts
public import UIKit

/// Tells a child that it will move, which adding it says again. Catalogue: F058.
public final class WarnedTwice: ScreenSwitcher {
  public override func take(_ screen: UIViewController) {
    screen.willMove(toParent: self)
    super.take(screen)
  }
}
