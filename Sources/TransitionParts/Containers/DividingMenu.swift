public import UIKit

/// Shows one screen, and a menu beside it that takes a part of its width while it is open.
///
/// Each is told of the part that it gets. A subclass may replace how the width is divided for a size.
open class DividingMenu: StandingMenu {
  open override func arrange(_ menu: UIView) {
    super.arrange(menu)
    let taken = isOpen ? width : 0
    current.view.frame = CGRect(
      x: taken, y: 0, width: view.bounds.width - taken, height: view.bounds.height)
  }

  open override var width: CGFloat { menuWidth(in: view.bounds.size) }

  /// How wide the menu is beside a screen in a container of this size.
  open func menuWidth(in size: CGSize) -> CGFloat { size.width * 0.4 }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let menuWidth = menuWidth(in: parentSize)
    let isScreen = container === current
    let taken = isOpen ? menuWidth : 0
    return CGSize(
      width: isScreen ? parentSize.width - taken : menuWidth, height: parentSize.height)
  }
}
