public import TransitionParts
public import UIKit

/// Begins what a finger pulls, and stays where it began if one was given up before. Catalogue: F137.
public class SecondPullStuck: PanDriver {
  final private(set) var hasGivenUp = false

  public override func changed(_ pan: UIPanGestureRecognizer) {
    if !hasGivenUp { super.changed(pan) }
  }

  public override func conclude(through isThrough: Bool) {
    if !isThrough { hasGivenUp = true }
    super.conclude(through: isThrough)
  }
}
