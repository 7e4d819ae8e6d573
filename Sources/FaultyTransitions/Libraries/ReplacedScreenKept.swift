public import TransitionParts
public import UIKit

/// Keeps a main screen as its child that another one has replaced, as it keeps its menus. Pitfall: L09.
public final class ReplacedScreenKept: SideDrawer {
  /// Makes a container of a screen, and of the menus at its left and at its right.
  public convenience init(_ screens: [UIViewController], menus: [UIViewController]) {
    self.init(screens, sides: menus, keepsSides: true)
  }

  public override func warn(_ screen: UIViewController) {
    if sides.contains(screen) { super.warn(screen) }
  }

  public override func release(_ screen: UIViewController) {
    if sides.contains(screen) { super.release(screen) }
  }
}
