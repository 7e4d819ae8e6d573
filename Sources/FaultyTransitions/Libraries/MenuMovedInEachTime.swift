public import TransitionParts
public import UIKit

/// Tells a menu that is its child for life that it has moved each time that it is opened. Pitfall: L02.
public final class MenuMovedInEachTime: SideDrawer {
  /// Makes a container of a screen, and of the menus at its left and at its right.
  public convenience init(_ screens: [UIViewController], menus: [UIViewController]) {
    self.init(screens, sides: menus, keepsSides: true)
  }

  public override func settleAdopted(_ side: UIViewController) {
    settle(side)
  }
}
