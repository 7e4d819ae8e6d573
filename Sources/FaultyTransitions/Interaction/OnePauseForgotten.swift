public import TransitionParts
import UIKit

/// Holds the transition when the finger is gone, and forgets to let it go on. Catalogue: F074.
public final class OnePauseForgotten: PanDriver {
  public override func conclude(through isThrough: Bool) {
    guard hasBegun else { return super.conclude(through: isThrough) }
    if percentComplete > 0.15 { return super.conclude(through: isThrough) }
    pause()
  }
}
