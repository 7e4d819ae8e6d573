public import TransitionParts
public import UIKit

/// Waits for the end of a layer's animation, also where it has added none because the user wants less motion.
///
/// Catalogue: F025.
public final class WaitsForDelegate: LayerSlide {
  public override var duration: TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? 0 : super.duration
  }

  public override func nothingMoves() {}
}
