public import TransitionParts
public import UIKit

/// Gives up what a finger pulls that is taken away, and thinks that it is still pulling. Catalogue: F210.
public final class PullingWhenLost: PanDriver {
  public override func lost(_ pan: UIPanGestureRecognizer) {
    super.lost(pan)
    isPulling = true
  }
}
