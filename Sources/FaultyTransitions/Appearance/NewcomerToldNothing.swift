public import TransitionParts
public import UIKit

/// Tells children of switches, and what lies at the side of its moves, and a newcomer nothing that
/// takes the place of another. Catalogue: F012.
public final class NewcomerToldNothing: SideDrawer {
  private var isReplacing = false

  public override func replace(_ index: Int, by screen: UIViewController, animated: Bool) {
    isReplacing = true
    super.replace(index, by: screen, animated: false)
    isReplacing = false
  }

  public override func replaceSide(at place: Int, by screen: UIViewController, animated: Bool) {
    isReplacing = true
    super.replaceSide(at: place, by: screen, animated: false)
    isReplacing = false
  }

  public override func tellStart(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) {
    guard isReplacing else { return super.tellStart(from: old, to: new, animated: animated) }
    old.beginAppearanceTransition(false, animated: animated)
  }

  public override func tellEnd(from old: UIViewController, to new: UIViewController?) {
    super.tellEnd(from: old, to: isReplacing ? nil : new)
  }
}
