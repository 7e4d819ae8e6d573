public import TransitionParts
import UIKit

/// Thinks for a while when the finger is gone, before it decides. Catalogue: F193.
public final class VerdictLate: PanDriver {
  public override func conclude(through isThrough: Bool) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { super.conclude(through: isThrough) }
  }
}
