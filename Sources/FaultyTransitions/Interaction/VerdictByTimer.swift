public import TransitionParts
public import UIKit

/// Lets its screen go a moment after a finger has begun to pull, whatever that does. Catalogue: F193.
public final class VerdictByTimer: PanDriver {
  private var isDecided = false

  public override func began(_ pan: UIPanGestureRecognizer) {
    isDecided = false
    super.began(pan)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) { [weak self] in self?.decide() }
  }

  private func decide() {
    guard isPulling, hasBegun else { return }
    (isPulling, isDecided) = (false, true)
    conclude(through: true)
  }

  public override func changed(_ pan: UIPanGestureRecognizer) {
    if !isDecided { super.changed(pan) }
  }

  public override func ended(_ pan: UIPanGestureRecognizer) {
    if !isDecided { super.ended(pan) }
  }

  public override func lost(_ pan: UIPanGestureRecognizer) {
    if !isDecided { super.lost(pan) }
  }
}
