public import TransitionParts
import UIKit

/// Lets another child decide the status bar, and asks for no update. Catalogue: F048.
public final class NoUpdateRequested: ScreenSwitcher {
  public override func updateStatusBar() {}
}
