public import TransitionParts
public import UIKit

/// Keeps the child that a finger has given up, and tells both that they stay. Catalogue: F198.
public final class NewcomerStays: DrivenSwitcher {
  public override func forget(_ new: UIViewController, keeping old: UIViewController) {
    new.didMove(toParent: self)
    old.didMove(toParent: self)
  }
}
