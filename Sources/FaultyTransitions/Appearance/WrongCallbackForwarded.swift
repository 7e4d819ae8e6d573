public import TransitionParts
import UIKit

/// Passes its own start of appearing on as the end. Catalogue: F017.
public final class WrongCallbackForwarded: ScreenSwitcher {
  public override func passOnStart(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing else { return super.passOnStart(isAppearing, animated: animated) }
    current.viewDidAppear(animated)
  }

  public override func passOnEnd(_ isAppearing: Bool) {
    if !isAppearing { super.passOnEnd(isAppearing) }
  }
}
