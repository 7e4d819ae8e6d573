public import TransitionParts
import UIKit

/// Begins a second switch while the first one's ends are still to come. Catalogue: F005.
public final class SwitchWithinSwitch: ScreenSwitcher {
  public override var waitsForItsEnd: Bool { false }
}
