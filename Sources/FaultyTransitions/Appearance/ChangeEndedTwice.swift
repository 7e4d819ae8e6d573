public import TransitionParts
import UIKit

/// Ends a child's change when it has put the child in, and again when it has appeared itself.
/// Catalogue: F016.
public final class ChangeEndedTwice: ScreenSwitcher {
  public override func passOnStart(_ isAppearing: Bool, animated: Bool) {
    super.passOnStart(isAppearing, animated: animated)
    if isAppearing { current.endAppearanceTransition() }
  }
}
