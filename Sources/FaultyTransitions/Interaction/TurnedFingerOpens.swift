public import TransitionParts
public import UIKit

/// Opens and closes by how far a finger is from where it began, whichever way it is. Catalogue: F280.
public final class TurnedFingerOpens: PulledDrawer {
  public override func isThrough(after way: CGFloat) -> Bool { super.isThrough(after: abs(way)) }
}
