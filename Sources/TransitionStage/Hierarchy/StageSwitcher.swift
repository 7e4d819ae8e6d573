package import UIKit

/// What the system has for containers of an app's own: plain containment, where UIKit tells children by
/// itself what the container is told, and switches by `transition(from:to:)` (CC-13).
///
/// What lies at a side, which slides while the main child stays, is told by hand. (Inferred.)
package final class StageSwitcher: UIViewController {
  var screens: [UIViewController]
  private var sides: [UIViewController]
  let keepsChildren: Bool
  private let keepsSides: Bool
  private let showsSides: Bool
  private let statusBarDecider: StatusBarDecider
  var shown = 0
  private var openPlace: Int?
  private static let duration: TimeInterval = 0.3
  /// How much of a side is seen while it is closed, where some of it always is.
  private static let strip: CGFloat = 60

  /// Makes a container that shows the first of its screens.
  ///
  /// - Parameters:
  ///   - screens: the screens, of which it shows one at a time.
  ///   - sides: what lies over them while it is open, at the left, and at the right.
  ///   - keepsChildren: whether screens that are not shown are children as well.
  ///   - keepsSides: whether what lies at a side is a child while that is closed as well.
  ///   - showsSides: whether a part of what lies at a side is seen while that is closed as well.
  ///   - decider: who decides the status bar while a side is open.
  package init(
    _ screens: [UIViewController], sides: [UIViewController] = [],
    keepsChildren: Bool, keepsSides: Bool = false, showsSides: Bool = false,
    decider: StatusBarDecider = .child
  ) {
    self.screens = screens
    self.sides = sides
    self.keepsChildren = keepsChildren
    self.keepsSides = keepsSides || showsSides
    self.showsSides = showsSides
    statusBarDecider = decider
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override var childForStatusBarStyle: UIViewController? { decider }
  package override var childForStatusBarHidden: UIViewController? { decider }

  private var decider: UIViewController? {
    switch statusBarDecider {
    case .child, .top: screens[shown]
    case .side: openPlace.map { sides[$0] } ?? screens[shown]
    case .container: nil
    }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for (index, screen) in screens.enumerated() where keepsChildren || index == shown {
      addChild(screen)
      if index == shown {
        screen.view.frame = view.bounds
        view.addSubview(screen.view)
      }
      screen.didMove(toParent: self)
    }
    for (place, side) in sides.enumerated() where keepsSides {
      addChild(side)
      if showsSides {
        side.view.frame = frame(at: place)
        view.addSubview(side.view)
      }
      side.didMove(toParent: self)
    }
  }

  /// Shows the screen at an index.
  package func show(_ index: Int, animated: Bool) {
    guard index != shown else { return }
    let old = screens[shown]
    shown = index
    guard isViewLoaded else { return }
    exchange(
      old, for: screens[index], at: view.bounds, animated, leaves: !keepsChildren,
      joins: !keepsChildren)
    if showsSides { bringSidesToFront() }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Puts another screen at an index.
  ///
  /// Nothing is seen of it, and nobody is told that he comes or goes, where the old one is not shown.
  package func replace(_ index: Int, by screen: UIViewController, animated: Bool) {
    guard screens.indices.contains(index) else { return }
    let old = screens[index]
    screens[index] = screen
    guard isViewLoaded else { return }
    guard index == shown else { return adopt(screen, insteadOf: old, isKept: keepsChildren) }
    exchange(old, for: screen, at: view.bounds, animated)
    bringSidesToFront()
    setNeedsStatusBarAppearanceUpdate()
  }

  private func adopt(
    _ new: UIViewController, insteadOf old: UIViewController, isKept: Bool
  ) {
    guard isKept else { return }
    old.willMove(toParent: nil)
    old.removeFromParent()
    addChild(new)
    new.didMove(toParent: self)
  }

  /// Shows one screen in the place of another.
  ///
  /// - Parameters:
  ///   - leaves: whether the old one is a child no more when that is done.
  ///   - joins: whether the new one becomes a child.
  func exchange(
    _ old: UIViewController, for new: UIViewController, at frame: CGRect, _ animated: Bool,
    leaves: Bool = true, joins: Bool = true
  ) {
    if leaves { old.willMove(toParent: nil) }
    if joins { addChild(new) }
    new.view.frame = frame
    transition(
      from: old, to: new, duration: animated ? Self.duration : 0,
      options: .transitionCrossDissolve, animations: nil,
      completion: { [weak self] _ in
        if leaves { old.removeFromParent() }
        if joins { new.didMove(toParent: self) }
      })
  }

  // MARK: - Its sides

  private func frame(at place: Int) -> CGRect {
    let size = view.bounds.size
    let width = size.width * 0.75
    let hidden = showsSides && openPlace != place ? width - Self.strip : 0
    return CGRect(
      x: place == 0 ? -hidden : size.width - width + hidden, y: 0, width: width,
      height: size.height)
  }

  private func bringSidesToFront() {
    for (place, side) in sides.enumerated() where showsSides || openPlace == place {
      view.bringSubviewToFront(side.view)
    }
  }

  /// Puts something else at a side.
  package func replaceSide(at place: Int, by screen: UIViewController, animated: Bool) {
    let old = sides[place]
    sides[place] = screen
    guard openPlace == place || showsSides && isViewLoaded else {
      if isViewLoaded { adopt(screen, insteadOf: old, isKept: keepsSides) }
      return
    }
    exchange(old, for: screen, at: frame(at: place), animated)
    if statusBarDecider == .side { setNeedsStatusBarAppearanceUpdate() }
  }

  /// Shows what lies at a side, or hides it; while one is open, no other one opens.
  ///
  /// Where the container is covered, nobody sees the side, and it is told nothing.
  package func setOpen(_ opens: Bool, at place: Int, animated: Bool) {
    guard openPlace == (opens ? nil : place) else { return }
    let side = sides[place]
    openPlace = opens ? place : nil
    guard !showsSides else { return moveShownSides(animated: animated) }
    if !keepsSides {
      if opens { addChild(side) } else { side.willMove(toParent: nil) }
    }
    let isSeen = view.window != nil
    if isSeen { side.beginAppearanceTransition(opens, animated: animated) }
    let frame = frame(at: place)
    let away = CGAffineTransform(
      translationX: place == 0 ? -frame.width : frame.width, y: 0)
    if opens {
      side.view.frame = frame
      view.addSubview(side.view)
      side.view.transform = away
    }
    if statusBarDecider == .side { setNeedsStatusBarAppearanceUpdate() }
    guard isSeen else { return settle(side, isThere: opens, isTold: false) }
    UIView.animate(
      withDuration: animated ? Self.duration : 0,
      animations: { side.view.transform = opens ? .identity : away },
      completion: { [weak self] _ in self?.settle(side, isThere: opens, isTold: true) })
  }

  /// Moves the sides of which a part is always seen: nobody comes, and nobody goes.
  private func moveShownSides(animated: Bool) {
    if statusBarDecider == .side { setNeedsStatusBarAppearanceUpdate() }
    guard isViewLoaded else { return }
    let isAnimated = animated && view.window != nil
    UIView.animate(withDuration: isAnimated ? Self.duration : 0) { [self] in
      for (place, side) in sides.enumerated() { side.view.frame = frame(at: place) }
    }
  }

  private func settle(_ side: UIViewController, isThere: Bool, isTold: Bool) {
    side.view.transform = .identity
    if !isThere { side.view.removeFromSuperview() }
    if isTold { side.endAppearanceTransition() }
    guard !keepsSides else { return }
    if isThere { side.didMove(toParent: self) } else { side.removeFromParent() }
  }
}
