public import TransitionParts
public import UIKit

/// Adds what an earlier finger has pulled, and was given up, to what the next one pulls.
///
/// Catalogue: F136.
public final class PullCountsOn: PanDriver {
  private var pulled: CGFloat = 0

  public override func changed(_ pan: UIPanGestureRecognizer) {
    update(min(1, pulled + fraction(of: pan)))
  }

  public override func ended(_ pan: UIPanGestureRecognizer) {
    pulled += fraction(of: pan)
    super.ended(pan)
  }
}
