public import TransitionParts
public import UIKit

/// Shows one screen, and a menu at its left while that is open.
///
/// The menu becomes its child when it is opened for the first time, and stays so for life.
public final class LazyMenu: SideDrawer {
  private var isSettled = false

  /// Makes a container of a screen, and of the menu at its left.
  public convenience init(_ screens: [UIViewController], menu: UIViewController) {
    self.init(screens, sides: [menu], keepsSides: false)
  }

  public override func adopt(_ side: UIViewController) {
    if side.parent !== self { super.adopt(side) }
  }

  public override func settleAdopted(_ side: UIViewController) {
    if !isSettled { super.settleAdopted(side) }
    isSettled = true
  }

  public override func warn(_ screen: UIViewController) {
    if screen !== sides[0] { super.warn(screen) }
  }

  public override func release(_ screen: UIViewController) {
    if screen !== sides[0] { super.release(screen) }
  }
}
