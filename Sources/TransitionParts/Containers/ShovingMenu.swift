public import UIKit

/// Shows one screen, and a menu that shoves it to the right while that is open.
///
/// How far depends on the size that the container has now. A subclass may replace that.
open class ShovingMenu: StandingMenu {
  open override func arrange(_ menu: UIView) {
    super.arrange(menu)
    current.view.frame = view.bounds.offsetBy(dx: isOpen ? shove : 0, dy: 0)
  }

  /// How far an open menu shoves the screen.
  open var shove: CGFloat { width }
}
