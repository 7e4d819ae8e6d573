import CoreGraphics
public import Foundation

/// An element of the old menu for editing.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The old menu for editing; it is never shown here.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  private static let only = UIMenuController()

  open class var shared: UIMenuController { only }
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible = false
  open var menuFrame: CGRect { .zero }
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  open func hideMenu(from targetView: UIView) {}
  open func hideMenu() {}
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func update() {}
}
