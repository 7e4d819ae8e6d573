public import TransitionParts
public import UIKit

/// Does nothing that code asks from when a pull is given up, for it waits for one to go through.
///
/// Catalogue: F253.
public final class DrawerDeafAfterCancel: PulledDrawer {
  private var isPulled = false

  public override func giveUp(_ side: UIViewController, isThere: Bool) {
    isPulled = true
    super.giveUp(side, isThere: isThere)
  }

  public override func setOpen(_ opens: Bool, at place: Int = 0, animated: Bool) {
    if !isPulled { super.setOpen(opens, at: place, animated: animated) }
  }
}
