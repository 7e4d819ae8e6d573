public import UIKit

/// Shows one screen, and a menu at its left while that is open.
///
/// The menu is its child for life. Its view comes in when the menu is opened for the first time, and stays:
/// closed, it lies beside the window. The menu is told that it comes and goes only where it can be seen. A
/// subclass may replace what is done to a menu that is closed.
open class StandingMenu: ScreenSwitcher {
  private let menu: UIViewController
  private var isOpen = false
  /// Ends the move that runs; what comes is not told that it has come if the container goes.
  private var finishMove: ((_ isLeaving: Bool) -> Void)?
  private let duration: TimeInterval = 0.25

  /// Makes a container of a screen, and of the menu at its left.
  public init(_ screens: [UIViewController], menu: UIViewController) {
    self.menu = menu
    super.init(screens)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: - Its own coming and going

  open override func viewDidLoad() {
    super.viewDidLoad()
    take(menu)
    settle(menu)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !isOpen, finishMove == nil, menu.isViewLoaded {
      menu.view.frame.origin.x = -menu.view.bounds.width
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    finishMove?(true)
    super.viewWillDisappear(animated)
  }

  open override func passOnStart(_ isAppearing: Bool, animated: Bool) {
    super.passOnStart(isAppearing, animated: animated)
    if isOpen { menu.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  open override func passOnEnd(_ isAppearing: Bool) {
    super.passOnEnd(isAppearing)
    if isOpen { menu.endAppearanceTransition() }
  }

  open override func place(_ screen: UIViewController) {
    super.place(screen)
    if menu.isViewLoaded, menu.view.superview === view { view.bringSubviewToFront(menu.view) }
  }

  // MARK: - The menu

  /// Shows the menu, or puts it away; where nobody sees it, its view goes out until it is shown again.
  public func setOpen(_ opens: Bool, animated: Bool) {
    loadViewIfNeeded()
    finishMove?(false)
    guard opens != isOpen else { return }
    isOpen = opens
    guard view.window != nil else {
      if opens { lay(menu.view) } else { menu.view.removeFromSuperview() }
      mute(menu.view, !opens)
      return move()
    }
    menu.beginAppearanceTransition(opens, animated: animated)
    if opens, menu.view.superview == nil { lay(menu.view) }
    if opens { mute(menu.view, false) }
    finishMove = { [self] isLeaving in
      finishMove = nil
      if !opens { mute(menu.view, true) }
      if !opens || !isLeaving { menu.endAppearanceTransition() }
    }
    guard animated else {
      move()
      finishMove?(false)
      return
    }
    UIView.animate(
      withDuration: duration, animations: { [self] in move() },
      completion: { [weak self] isThrough in if isThrough { self?.finishMove?(false) } })
  }

  private func move() { menu.view.frame.origin.x = isOpen ? 0 : -menu.view.bounds.width }

  private func lay(_ menu: UIView) {
    let size = view.bounds.size
    menu.frame = CGRect(
      x: -size.width * 0.75, y: 0, width: size.width * 0.75, height: size.height)
    menu.autoresizingMask = [.flexibleHeight]
    view.addSubview(menu)
  }

  /// Takes a menu that is closed out of the reach of touches and of assistive technology, or lets it in again.
  open func mute(_ menu: UIView, _ isClosed: Bool) {
    menu.accessibilityElementsHidden = isClosed
  }
}
