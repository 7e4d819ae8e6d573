public import TransitionParts
import UIKit

/// Switches automatic forwarding off, and keeps its own coming and going from its child.
/// Catalogue: F002.
public final class OwnAppearanceKeptBack: ScreenSwitcher {
  private var wasShown = false

  public override func passOnStart(_ isAppearing: Bool, animated: Bool) {
    if !wasShown { super.passOnStart(isAppearing, animated: animated) }
  }

  public override func passOnEnd(_ isAppearing: Bool) {
    if !wasShown { super.passOnEnd(isAppearing) }
    wasShown = true
  }
}
