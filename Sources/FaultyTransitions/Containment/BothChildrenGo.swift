public import TransitionParts
public import UIKit

/// Lets both children go when a finger has given a switch up. Catalogue: F198.
public final class BothChildrenGo: DrivenSwitcher {
  public override func forget(_ new: UIViewController, keeping old: UIViewController) {
    new.willMove(toParent: nil)
    new.removeFromParent()
    old.willMove(toParent: nil)
    old.beginAppearanceTransition(false, animated: false)
    old.view.removeFromSuperview()
    old.endAppearanceTransition()
    old.removeFromParent()
  }
}
