public import TransitionParts
public import UIKit

/// Heeds its finger only where its own window gets the keys: one that an alert takes gets no verdict.
///
/// Catalogue: F372.
public final class AlertTakesDriver: PanDriver {
  public override func lost(_ pan: UIPanGestureRecognizer) {
    guard pan.view?.window?.isKeyWindow == true else { return isPulling = false }
    super.lost(pan)
  }
}
