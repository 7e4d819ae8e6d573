public import TransitionParts
public import UIKit

/// Shows another screen at its side, to which assistive technology keeps while it is open.
public final class ModalDrawer: SideDrawer {
  public override func adopt(_ side: UIViewController) {
    super.adopt(side)
    side.view.accessibilityViewIsModal = true
  }

  public override func replaceSide(
    at place: Int = 0, by screen: UIViewController, animated: Bool
  ) {
    super.replaceSide(at: place, by: screen, animated: animated)
    screen.view.accessibilityViewIsModal = openSide === screen
  }

  public override func release(_ screen: UIViewController) {
    super.release(screen)
    screen.view.accessibilityViewIsModal = false
  }
}
