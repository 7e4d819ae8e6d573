public import UIKit

/// Shows one screen, and a menu at its left while that is open.
///
/// The menu is its child for life. Its view comes in when the menu is opened for the first time, and stays:
/// closed, it lies beside the window. It is as wide as suits the size that the container has now. The menu is
/// told that it comes and goes only where it can be seen. A subclass may replace what is done to a menu that
/// is closed, and where all is laid.
open class StandingMenu: ScreenSwitcher {
  private let menu: UIViewController
  /// Whether the menu is shown, or comes.
  public private(set) var isOpen = false
  /// Ends the move that runs; what comes is not told that it has come if the container goes.
  private var finishMove: ((_ isLeaving: Bool) -> Void)?
  /// How many moves have begun or were brought to an end at once.
  private var turns = 0
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
    if finishMove == nil, menu.viewIfLoaded?.superview === view { arrange(menu.view) }
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
  open func setOpen(_ opens: Bool, animated: Bool) {
    loadViewIfNeeded()
    endMove()
    guard opens != isOpen else { return }
    isOpen = opens
    guard view.window != nil else {
      if opens { lay(menu.view) } else { menu.view.removeFromSuperview() }
      mute(menu.view, !opens)
      return arrange(menu.view)
    }
    menu.beginAppearanceTransition(opens, animated: animated)
    if opens, menu.view.superview == nil { lay(menu.view) }
    if opens { mute(menu.view, false) }
    finishMove = { [self] isLeaving in
      finishMove = nil
      if !opens { mute(menu.view, true) }
      if !opens || !isLeaving { menu.endAppearanceTransition() }
      view.setNeedsLayout()
    }
    guard animated else {
      arrange(menu.view)
      finishMove?(false)
      return
    }
    turns += 1
    let turn = turns
    UIView.animate(
      withDuration: duration, animations: { [self] in arrange(menu.view) },
      completion: { [weak self] hasRun in
        guard let self, turn == turns, endsMove(hasRun: hasRun) else { return }
        finishMove?(false)
      })
  }

  /// Whether a move is over whose animation has run, or was dropped.
  open func endsMove(hasRun: Bool) -> Bool { true }

  /// Brings a move that runs to its end at once.
  private func endMove() {
    guard let finishMove else { return }
    turns += 1
    for view in view.subviews { view.layer.removeAllAnimations() }
    finishMove(false)
  }

  private func lay(_ menu: UIView) {
    menu.frame = CGRect(x: -width, y: 0, width: width, height: view.bounds.height)
    menu.autoresizingMask = [.flexibleHeight]
    view.addSubview(menu)
  }

  /// How wide the menu is.
  open var width: CGFloat { view.bounds.width * 0.75 }

  /// Lays the menu where it is shown, or beside the window.
  open func arrange(_ menu: UIView) {
    menu.frame = CGRect(
      x: isOpen ? 0 : -width, y: 0, width: width, height: view.bounds.height)
  }

  /// Takes a menu that is closed out of the reach of touches and of assistive technology, or lets it in again.
  open func mute(_ menu: UIView, _ isClosed: Bool) {
    menu.accessibilityElementsHidden = isClosed
  }
}
