public import TransitionParts
public import UIKit

/// Takes how far a finger is from where it began for its progress, whichever way it is.
///
/// A finger that turns round and goes on drives the transition again. Catalogue: F280.
public final class TurnedFingerDrives: PanDriver {
  public override func changed(_ pan: UIPanGestureRecognizer) { update(distance(of: pan)) }

  public override func ended(_ pan: UIPanGestureRecognizer) {
    isPulling = false
    conclude(through: distance(of: pan) > 0.5)
  }

  private func distance(of pan: UIPanGestureRecognizer) -> CGFloat {
    let moved = pan.translation(in: nil)
    let size = pan.view?.bounds.size ?? .zero
    return min(max(abs(moved.x) / max(size.width, 1), abs(moved.y) / max(size.height, 1)), 1)
  }
}
