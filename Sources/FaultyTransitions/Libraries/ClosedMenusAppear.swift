public import TransitionParts
public import UIKit

/// Has the views of its closed menus ready beside the window, and tells the menus that they appear with
/// the container. Pitfall: L01.
public final class ClosedMenusAppear: SideDrawer {
  /// Makes a container of a screen, and of the menus at its left and at its right.
  public convenience init(_ screens: [UIViewController], menus: [UIViewController]) {
    self.init(screens, sides: menus, keepsSides: true)
  }

  private var closed: [UIViewController] { sides.filter { $0 !== openSide } }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for (place, menu) in sides.enumerated() { putAside(menu, at: place) }
  }

  private func putAside(_ menu: UIViewController, at place: Int) {
    lay(menu, at: place)
    menu.view.frame.origin.x += away(place).tx
  }

  public override func passOnStart(_ isAppearing: Bool, animated: Bool) {
    super.passOnStart(isAppearing, animated: animated)
    for menu in closed { menu.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  public override func passOnEnd(_ isAppearing: Bool) {
    super.passOnEnd(isAppearing)
    for menu in closed { menu.endAppearanceTransition() }
  }
}
