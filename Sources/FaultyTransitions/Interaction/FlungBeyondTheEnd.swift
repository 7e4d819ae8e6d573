public import TransitionParts
public import UIKit

/// Tells where a finger that lifts with speed would come to rest as its progress, beyond the end too.
/// Catalogue: F163.
public final class FlungBeyondTheEnd: FlingDriver {
  public override func ended(_ pan: UIPanGestureRecognizer) {
    update(destination(of: pan))
    super.ended(pan)
  }
}
