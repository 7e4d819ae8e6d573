public import UIKit

/// Shows one of its screens, and, while it is open, another one that lies over it at its left side, or at
/// its right one.
///
/// What lies at a side is its child for as long as it can be seen, or for life; it comes and goes with the
/// container while it is seen, and in no other case. A move of a side that runs ends at once when something
/// else is asked for.
open class SideDrawer: ScreenSwitcher {
  /// What lies at the sides while they are open, at the left first.
  public private(set) var sides: [UIViewController]
  /// The place of the side that is shown, or comes; none where all are closed.
  public internal(set) var openPlace: Int?
  private let keepsSides: Bool
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
  ///   - sides: what lies at the left side while it is open, and at the right one.
  ///   - keepsSides: whether they are its children for life.
  public init(_ screens: [UIViewController], sides: [UIViewController], keepsSides: Bool) {
    self.sides = sides
    self.keepsSides = keepsSides
    super.init(screens)
  }

  /// Makes a drawer whose one side is its child while it can be seen.
  public convenience init(_ screens: [UIViewController], side: UIViewController) {
    self.init(screens, sides: [side], keepsSides: false)
  }

  public required init?(coder: NSCoder) { nil }

  /// What lies at the side that is shown, or comes; none where all are closed.
  public var openSide: UIViewController? { openPlace.map { sides[$0] } }

  // MARK: - Its own coming and going

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard keepsSides else { return }
    for side in sides {
      take(side)
      settle(side)
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    endMove(isLeaving: true)
    super.viewWillDisappear(animated)
  }

  open override func passOnStart(_ isAppearing: Bool, animated: Bool) {
    super.passOnStart(isAppearing, animated: animated)
    openSide?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func passOnEnd(_ isAppearing: Bool) {
    super.passOnEnd(isAppearing)
    openSide?.endAppearanceTransition()
  }

  // MARK: - Its sides

  /// Shows a side, or hides it; one that is open goes at once where another one is to be shown.
  open func setOpen(_ opens: Bool, at place: Int = 0, animated: Bool) {
    loadViewIfNeeded()
    endMove(isLeaving: false)
    guard opens != (openPlace == place) else { return }
    if let openPlace, opens { close(openPlace, animated: false) }
    openPlace = opens ? place : nil
    if opens { open(place, animated: animated) } else { close(place, animated: animated) }
  }

  private func open(_ place: Int, animated: Bool) {
    let (side, isSeen) = (sides[place], view.window != nil)
    adopt(side)
    if isSeen { side.beginAppearanceTransition(true, animated: animated) }
    lay(side, at: place)
    if animated { side.view.transform = away(place) }
    run(animated, { side.view.transform = .identity }) { [self] isLeaving in
      side.view.transform = .identity
      if isSeen, !isLeaving { side.endAppearanceTransition() }
      settleAdopted(side)
    }
  }

  private func close(_ place: Int, animated: Bool) {
    let (side, isSeen, away) = (sides[place], view.window != nil, away(place))
    if !keepsSides { warn(side) }
    if isSeen { side.beginAppearanceTransition(false, animated: animated) }
    run(animated, { side.view.transform = away }) { [self] _ in
      putAway(side, isSeen: isSeen)
      if !keepsSides { release(side) }
    }
  }

  /// Takes the view of a side out that goes.
  func putAway(_ side: UIViewController, isSeen: Bool) {
    pull(side)
    side.view.transform = .identity
    if isSeen { side.endAppearanceTransition() }
  }

  /// Makes what is to be shown at a side a child, unless it is one for life.
  open func adopt(_ side: UIViewController) {
    if !keepsSides { take(side) }
  }

  /// Tells what is shown at a side that it has moved, unless it is a child for life.
  open func settleAdopted(_ side: UIViewController) {
    if !keepsSides { settle(side) }
  }

  /// Puts another screen at a side.
  open func replaceSide(at place: Int = 0, by screen: UIViewController, animated: Bool) {
    endMove(isLeaving: false)
    let (old, isSeen) = (sides[place], view.window != nil)
    sides[place] = screen
    guard openPlace == place else { return exchangeClosed(old, for: screen) }
    warn(old)
    take(screen)
    if isSeen { tellStart(from: old, to: screen, animated: animated) }
    lay(screen, at: place)
    view.bringSubviewToFront(old.view)
    run(animated, { old.view.alpha = 0 }) { [self] isLeaving in
      pull(old)
      old.view.alpha = 1
      if isSeen { tellEnd(from: old, to: isLeaving ? nil : screen) }
      release(old)
      settle(screen)
    }
  }

  /// Makes another screen the child for life that lies at a closed side.
  private func exchangeClosed(_ old: UIViewController, for screen: UIViewController) {
    guard keepsSides, isViewLoaded else { return }
    warn(old)
    release(old)
    take(screen)
    settle(screen)
  }

  open override func place(_ screen: UIViewController) {
    super.place(screen)
    if let openSide { view.bringSubviewToFront(openSide.view) }
  }

  open override func raise(_ screen: UIViewController) {
    super.raise(screen)
    if let openSide { view.bringSubviewToFront(openSide.view) }
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

  /// Brings a move of a side to its end at once, if one runs.
  func endMove(isLeaving: Bool) {
    guard let move else { return }
    self.move = nil
    if move.animator.state == .active { move.animator.stopAnimation(true) }
    move.finish(isLeaving)
  }
}
