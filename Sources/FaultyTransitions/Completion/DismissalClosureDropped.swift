public import TransitionParts
import UIKit

/// Dismisses what it presents in a way of its own, and drops the caller's closure. Catalogue: F030.
public final class DismissalClosureDropped: ScreenSwitcher {
  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: nil)
  }
}
