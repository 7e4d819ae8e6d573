public import UIKit

/// Shows one of its screens, and, while it is open, another one that lies over it at the left side.
///
/// What lies at the side is its child for as long as it can be seen, and comes and goes with the
/// container meanwhile. A move of the side that runs ends at once when something else is asked for.
open class SideDrawer: ScreenSwitcher {
  /// What lies at the side while it is open.
  public private(set) var side: UIViewController
  /// Whether the side is shown, or comes.
  public private(set) var isOpen = false
  private var move: Move?
  private let duration: TimeInterval = 0.25

  /// A move of the side that runs.
  private struct Move {
    let animator: UIViewPropertyAnimator
    /// Ends it; what comes is not told that it has come if the container goes.
    let finish: (_ isLeaving: Bool) -> Void
  }

  /// Makes a drawer.
  ///
  /// - Parameters:
  ///   - screens: the screens that it shows one at a time, the first of them to begin with.
  ///   - side: what lies at the side while it is open.
  public init(_ screens: [UIViewController], side: UIViewController) {
    self.side = side
    super.init(screens)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: - Its own coming and going

  open override func viewWillDisappear(_ animated: Bool) {
    endMove(isLeaving: true)
    super.viewWillDisappear(animated)
  }

  open override func passOnStart(_ isAppearing: Bool, animated: Bool) {
    super.passOnStart(isAppearing, animated: animated)
    if isOpen { side.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  open override func passOnEnd(_ isAppearing: Bool) {
    super.passOnEnd(isAppearing)
    if isOpen { side.endAppearanceTransition() }
  }

  // MARK: - Its side

  /// Shows the side, or hides it.
  public func setOpen(_ opens: Bool, animated: Bool) {
    loadViewIfNeeded()
    endMove(isLeaving: false)
    guard opens != isOpen else { return }
    isOpen = opens
    if opens { openSide(animated) } else { closeSide(animated) }
  }

  private func openSide(_ animated: Bool) {
    let (side, isSeen) = (side, view.window != nil)
    take(side)
    if isSeen { side.beginAppearanceTransition(true, animated: animated) }
    lay(side)
    if animated { side.view.transform = away }
    run(animated, { side.view.transform = .identity }) { [self] isLeaving in
      side.view.transform = .identity
      if isSeen, !isLeaving { side.endAppearanceTransition() }
      settle(side)
    }
  }

  private func closeSide(_ animated: Bool) {
    let (side, isSeen) = (side, view.window != nil)
    warn(side)
    if isSeen { side.beginAppearanceTransition(false, animated: animated) }
    run(animated, { [away] in side.view.transform = away }) { [self] _ in
      pull(side)
      side.view.transform = .identity
      if isSeen { side.endAppearanceTransition() }
      release(side)
    }
  }

  /// Puts another screen at the side.
  open func replaceSide(by screen: UIViewController, animated: Bool) {
    endMove(isLeaving: false)
    let (old, isSeen) = (side, view.window != nil)
    side = screen
    guard isOpen else { return }
    warn(old)
    take(screen)
    if isSeen { tellStart(from: old, to: screen, animated: animated) }
    lay(screen)
    view.bringSubviewToFront(old.view)
    run(animated, { old.view.alpha = 0 }) { [self] isLeaving in
      pull(old)
      old.view.alpha = 1
      if isSeen { tellEnd(from: old, to: isLeaving ? nil : screen) }
      release(old)
      settle(screen)
    }
  }

  open override func place(_ screen: UIViewController) {
    super.place(screen)
    if isOpen { view.bringSubviewToFront(side.view) }
  }

  open override func raise(_ screen: UIViewController) {
    super.raise(screen)
    if isOpen { view.bringSubviewToFront(side.view) }
  }

  /// Puts the view at the side in.
  private func lay(_ screen: UIViewController) {
    let size = view.bounds.size
    screen.view.frame = CGRect(x: 0, y: 0, width: size.width * 0.75, height: size.height)
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screen.view)
  }

  /// Where the side comes from and goes to.
  private var away: CGAffineTransform {
    CGAffineTransform(translationX: -view.bounds.width * 0.75, y: 0)
  }

  private func run(
    _ animated: Bool, _ animations: @escaping () -> Void, finish: @escaping (Bool) -> Void
  ) {
    guard animated, view.window != nil else { return finish(false) }
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    animator.addCompletion { [weak self] _ in self?.endMove(isLeaving: false) }
    move = Move(animator: animator, finish: finish)
    animator.startAnimation()
  }

  /// Brings a move of the side to its end at once, if one runs.
  private func endMove(isLeaving: Bool) {
    guard let move else { return }
    self.move = nil
    if move.animator.state == .active { move.animator.stopAnimation(true) }
    move.finish(isLeaving)
  }
}
