public import TransitionParts
public import UIKit

/// Ends editing when the system takes the finger away, and does not take it up again. Catalogue: F371.
public final class EditingEndedWhenLost: PanDriver {
  public override func lost(_ pan: UIPanGestureRecognizer) {
    pan.view?.endEditing(true)
    super.lost(pan)
  }
}
