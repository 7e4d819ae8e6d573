public import UIKit

/// A drawer that hides the screen beneath it from assistive technology for as long as its side is open.
///
/// A subclass may replace what is done where another screen comes beneath.
open class HidingDrawer: SideDrawer {
  open override func setOpen(_ opens: Bool, at place: Int = 0, animated: Bool) {
    super.setOpen(opens, at: place, animated: animated)
    current.view.accessibilityElementsHidden = openSide != nil
  }

  open override func place(_ screen: UIViewController) {
    super.place(screen)
    passOn(to: screen)
  }

  open override func release(_ screen: UIViewController) {
    super.release(screen)
    screen.viewIfLoaded?.accessibilityElementsHidden = false
  }

  /// Hides a screen that comes beneath an open side.
  open func passOn(to screen: UIViewController) {
    screen.view.accessibilityElementsHidden = openSide != nil
  }
}
