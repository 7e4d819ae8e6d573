public import TransitionParts
public import UIKit

/// Decides by how far a finger has pulled, though the system took it away. Catalogue: F381.
public final class LostFingerDecides: PanDriver {
  public override func lost(_ pan: UIPanGestureRecognizer) { ended(pan) }
}
