public import TransitionParts
public import UIKit

/// Lays the other menu ready beside the window while one is open, and tells both that they appear.
/// Catalogue: F115.
public final class BothMenusTold: SideDrawer {
  /// The menu that lies ready.
  private var ready: UIViewController?

  /// Makes a container of a screen, and of the menus at its left and at its right.
  public convenience init(_ screens: [UIViewController], menus: [UIViewController]) {
    self.init(screens, sides: menus, keepsSides: true)
  }

  public override func adopt(_ side: UIViewController) {
    super.adopt(side)
    guard let place = sides.firstIndex(where: { $0 !== side }), view.window != nil else { return }
    let other = sides[place]
    other.beginAppearanceTransition(true, animated: false)
    lay(other, at: place)
    other.view.frame.origin.x += away(place).tx
    other.endAppearanceTransition()
    ready = other
  }

  public override func pull(_ screen: UIViewController) {
    super.pull(screen)
    guard let ready, screen !== ready else { return }
    self.ready = nil
    ready.beginAppearanceTransition(false, animated: false)
    ready.view.removeFromSuperview()
    ready.endAppearanceTransition()
  }
}
