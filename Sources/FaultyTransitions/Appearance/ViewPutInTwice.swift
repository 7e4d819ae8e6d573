public import TransitionParts
public import UIKit

/// Puts a child's view in to measure it, takes it out, and puts it in again. Catalogue: F020.
public final class ViewPutInTwice: ScreenSwitcher {
  public override func place(_ screen: UIViewController) {
    super.place(screen)
    view.layoutIfNeeded()
    screen.view.removeFromSuperview()
    super.place(screen)
  }
}
