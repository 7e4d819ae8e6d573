public import TransitionParts
public import UIKit

/// Lets go when a second finger comes, and gives no verdict on what the first one began. Catalogue: F270.
public final class SecondFingerLetsGo: PanDriver {
  private var isHeld = false

  public override func began(_ pan: UIPanGestureRecognizer) {
    isHeld = true
    super.began(pan)
  }

  public override func changed(_ pan: UIPanGestureRecognizer) {
    if pan.numberOfTouches > 1 { isHeld = false }
    if isHeld { super.changed(pan) }
  }

  public override func ended(_ pan: UIPanGestureRecognizer) {
    if isHeld { return super.ended(pan) }
    isPulling = false
  }
}
