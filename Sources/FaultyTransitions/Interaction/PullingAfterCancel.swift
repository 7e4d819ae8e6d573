public import TransitionParts
public import UIKit

/// Thinks that a finger is still pulling when it was given up. Catalogue: F067.
public final class PullingAfterCancel: PanDriver {
  public override func ended(_ pan: UIPanGestureRecognizer) {
    super.ended(pan)
    isPulling = fraction(of: pan) <= 0.5
  }
}
