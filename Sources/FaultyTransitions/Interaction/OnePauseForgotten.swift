public import TransitionParts
public import UIKit

/// Takes a paused animator to be past its range after a flick, though no finger has passed there, and
/// does not let it go on; the verdict waits for all of them. Catalogue: F074.
public final class OnePauseForgotten: RangedDriver {
  public override func flickLetsGo(_ range: ClosedRange<CGFloat>) -> Bool {
    range.upperBound >= 1
  }
}
