public import TransitionParts
import UIKit

/// Drops the end of a finger that is gone before the transition has begun. Catalogue: F064.
public final class EarlyEndDropped: PanDriver {
  public override func conclude(through isThrough: Bool) {
    if hasBegun { super.conclude(through: isThrough) }
  }
}
