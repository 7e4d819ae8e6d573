public import TransitionParts
public import UIKit

/// Goes on telling how far the finger is when the verdict is given. Catalogue: F068.
public final class ProgressAfterVerdict: PanDriver {
  public override func ended(_ pan: UIPanGestureRecognizer) {
    super.ended(pan)
    changed(pan)
  }
}
