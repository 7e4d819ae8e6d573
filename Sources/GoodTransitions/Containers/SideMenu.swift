public import TransitionParts
public import UIKit

/// Shows one screen, and a menu at the left or at the right of it while that is open.
///
/// The menus are its children for life. Only one that can be seen has its view in, and is told so.
public final class SideMenu: SideDrawer {
  /// Makes a container of a screen, and of the menus at its left and at its right.
  public convenience init(_ screens: [UIViewController], menus: [UIViewController]) {
    self.init(screens, sides: menus, keepsSides: true)
  }
}
