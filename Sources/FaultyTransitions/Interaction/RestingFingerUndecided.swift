public import TransitionParts
public import UIKit

/// Takes the sign of the finger's speed for the verdict, and gives none to one that rests. Catalogue: F162.
public final class RestingFingerUndecided: FlingDriver {
  public override func ended(_ pan: UIPanGestureRecognizer) {
    isPulling = false
    let speed = speed(of: pan)
    if speed > 0 { conclude(through: true) }
    if speed < 0 { conclude(through: false) }
  }
}
