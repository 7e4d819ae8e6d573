public import TransitionParts
public import UIKit

/// Gives no verdict when the system takes the finger away. Catalogue: F065.
public final class OnlyEndedHandled: PanDriver {
  public override func lost(_ pan: UIPanGestureRecognizer) {
    isPulling = false
  }
}
