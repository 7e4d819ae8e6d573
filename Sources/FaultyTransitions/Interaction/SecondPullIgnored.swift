public import UIKit

/// Follows one finger, and when that was given up does not even begin what another one pulls. Catalogue: F135.
public final class SecondPullIgnored: SecondPullStuck {
  public override func began(_ pan: UIPanGestureRecognizer) {
    if !hasGivenUp { super.began(pan) }
  }

  public override func conclude(through isThrough: Bool) {
    if !hasGivenUp { super.conclude(through: isThrough) }
  }
}
