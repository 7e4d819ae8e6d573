public import TransitionParts
public import UIKit

/// Leaves the view of the one that did not come on top of the other. Catalogue: F043.
public final class IncomingViewStays: DrivenSwitcher {
  public override func takeOut(_ new: UIViewController) {
    view.sendSubviewToBack(new.view)
  }
}
