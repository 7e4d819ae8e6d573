public import TransitionParts
public import UIKit

/// Ends a switch when the shorter of its two animations is over, while the new screen still slides in.
/// Catalogue: F108.
public final class EndsWithTheShorter: SlidingNewcomer {
  public override var slideDuration: TimeInterval { 0.4 }
}
