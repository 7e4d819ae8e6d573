public import TransitionParts
import UIKit

/// Overrides the dismissal of what it presents, and drops the caller's closure. Catalogue: F030.
///
/// It is a container, for that is the one controller of a library's own that others let present and
/// dismiss; what a delegate or a segue brings with it never sees the caller's closure.
public final class DismissalClosureDropped: ScreenSwitcher {
  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: nil)
  }
}
