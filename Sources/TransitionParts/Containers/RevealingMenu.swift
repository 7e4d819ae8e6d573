public import UIKit

/// Shows one screen, and a menu beneath it, which comes to light where the screen is moved aside.
///
/// A transform moves the screen, so it is laid out by bounds and center. While the menu is open, a view over the
/// screen takes the tap that closes it. A subclass may replace how the screen is laid out, and what becomes of
/// that view.
open class RevealingMenu: StandingMenu {
  /// What lies over the screen while the menu is open.
  public private(set) var catcher: UIView?
  /// The size for which the screen was laid out last.
  private var laidOutSize: CGSize?

  open override var width: CGFloat { 260 }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard laidOutSize != view.bounds.size else { return }
    laidOutSize = view.bounds.size
    layOut(current.view)
  }

  open override func arrange(_ menu: UIView) {
    menu.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
    view.sendSubviewToBack(menu)
    current.view.transform = isOpen ? CGAffineTransform(translationX: width, y: 0) : .identity
  }

  /// Gives the screen the size that the container has now, wherever a transform moves it.
  open func layOut(_ screen: UIView) {
    screen.bounds = CGRect(origin: .zero, size: view.bounds.size)
    screen.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  open override func mute(_ menu: UIView, _ isClosed: Bool) {
    super.mute(menu, isClosed)
    if isClosed {
      menu.removeFromSuperview()
      uncover()
    } else {
      cover(current.view)
    }
  }

  /// Puts something over the screen that takes its touches.
  open func cover(_ screen: UIView) {
    uncover()
    let catcher = UIView(frame: screen.bounds)
    catcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    catcher.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("close(_:)", RevealingMenu.close(_:))))
    screen.addSubview(catcher)
    self.catcher = catcher
  }

  /// Takes away what lies over the screen.
  open func uncover() {
    catcher?.removeFromSuperview()
    catcher = nil
  }

  private func close(_ recognizer: UIGestureRecognizer) { setOpen(false, animated: true) }
}
