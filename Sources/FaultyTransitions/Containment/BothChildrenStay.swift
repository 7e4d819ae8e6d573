public import TransitionParts
public import UIKit

/// Keeps both children when a switch is given up. Catalogue: F060.
public final class BothChildrenStay: DrivenSwitcher {
  public override func forget(_ new: UIViewController, keeping old: UIViewController) {}
}
