public import TransitionParts
public import UIKit

/// Follows one finger, and no other one when that was given up. Catalogue: F135.
public final class SecondPullIgnored: PanDriver {
  private var hasGivenUp = false

  public override func began(_ pan: UIPanGestureRecognizer) {
    if !hasGivenUp { super.began(pan) }
  }

  public override func changed(_ pan: UIPanGestureRecognizer) {
    if !hasGivenUp { super.changed(pan) }
  }

  public override func conclude(through isThrough: Bool) {
    guard !hasGivenUp else { return }
    hasGivenUp = !isThrough
    super.conclude(through: isThrough)
  }
}
