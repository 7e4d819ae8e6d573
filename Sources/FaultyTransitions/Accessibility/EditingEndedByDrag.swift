public import TransitionParts
public import UIKit

/// Ends editing when the finger begins to pull, and does not take it up again. Catalogue: F105.
public final class EditingEndedByDrag: PanDriver {
  public override func began(_ pan: UIPanGestureRecognizer) {
    pan.view?.window?.endEditing(true)
    super.began(pan)
  }
}
