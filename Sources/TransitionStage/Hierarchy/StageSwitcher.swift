package import UIKit

/// What the system has for containers of an app's own: plain containment, where UIKit tells children by
/// itself what the container is told, and switches by `transition(from:to:)` (CC-13).
///
/// The side, which slides while the main child stays, is told by hand. (Inferred.)
package final class StageSwitcher: UIViewController {
  private var screens: [UIViewController]
  private var side: UIViewController?
  private let keepsChildren: Bool
  private let statusBarDecider: StatusBarDecider
  private var shown = 0
  private var isOpen = false
  private static let duration: TimeInterval = 0.3

  /// Makes a container that shows the first of its screens.
  ///
  /// - Parameters:
  ///   - screens: the screens, of which it shows one at a time.
  ///   - side: what lies over them while it is open.
  ///   - keepsChildren: whether screens that are not shown are children as well.
  ///   - decider: who decides the status bar while the side is open.
  package init(
    _ screens: [UIViewController], side: UIViewController?, keepsChildren: Bool,
    decider: StatusBarDecider = .child
  ) {
    self.screens = screens
    self.side = side
    self.keepsChildren = keepsChildren
    statusBarDecider = decider
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override var childForStatusBarStyle: UIViewController? { decider }
  package override var childForStatusBarHidden: UIViewController? { decider }

  private var decider: UIViewController? {
    switch statusBarDecider {
    case .child: screens[shown]
    case .side: isOpen ? side : screens[shown]
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
  }

  /// Shows the screen at an index.
  package func show(_ index: Int, animated: Bool) {
    guard index != shown else { return }
    let old = screens[shown]
    shown = index
    guard isViewLoaded else { return }
    exchange(old, for: screens[index], at: view.bounds, animated, keepsChildren)
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Puts another screen at an index; what lies at the side comes after the others.
  ///
  /// Nothing is seen of it, and nobody is told that he comes or goes, where the old one is not shown.
  package func replace(_ index: Int, by screen: UIViewController, animated: Bool) {
    guard screens.indices.contains(index) else { return replaceSide(by: screen, animated) }
    let old = screens[index]
    screens[index] = screen
    guard isViewLoaded else { return }
    guard index == shown else { return adopt(screen, insteadOf: old) }
    exchange(old, for: screen, at: view.bounds, animated, false)
    if isOpen, let side { view.bringSubviewToFront(side.view) }
    setNeedsStatusBarAppearanceUpdate()
  }

  private func adopt(_ new: UIViewController, insteadOf old: UIViewController) {
    guard keepsChildren else { return }
    old.willMove(toParent: nil)
    old.removeFromParent()
    addChild(new)
    new.didMove(toParent: self)
  }

  private func replaceSide(by screen: UIViewController, _ animated: Bool) {
    let old = side
    side = screen
    guard isOpen, let old else { return }
    exchange(old, for: screen, at: place, animated, false)
    if statusBarDecider == .side { setNeedsStatusBarAppearanceUpdate() }
  }

  private func exchange(
    _ old: UIViewController, for new: UIViewController, at frame: CGRect, _ animated: Bool,
    _ isKept: Bool
  ) {
    if !isKept {
      old.willMove(toParent: nil)
      addChild(new)
    }
    new.view.frame = frame
    transition(
      from: old, to: new, duration: animated ? Self.duration : 0,
      options: .transitionCrossDissolve, animations: nil,
      completion: { [weak self] _ in
        guard !isKept else { return }
        old.removeFromParent()
        new.didMove(toParent: self)
      })
  }

  // MARK: - Its side

  private var place: CGRect {
    CGRect(x: 0, y: 0, width: view.bounds.width * 0.75, height: view.bounds.height)
  }

  /// Shows what lies at the side, or hides it.
  package func setOpen(_ opens: Bool, animated: Bool) {
    guard opens != isOpen, let side else { return }
    isOpen = opens
    if opens { addChild(side) } else { side.willMove(toParent: nil) }
    side.beginAppearanceTransition(opens, animated: animated)
    let away = CGAffineTransform(translationX: -place.width, y: 0)
    if opens {
      side.view.frame = place
      view.addSubview(side.view)
      side.view.transform = away
    }
    if statusBarDecider == .side { setNeedsStatusBarAppearanceUpdate() }
    UIView.animate(
      withDuration: animated ? Self.duration : 0,
      animations: { side.view.transform = opens ? .identity : away },
      completion: { [weak self] _ in self?.settle(side, isThere: opens) })
  }

  private func settle(_ side: UIViewController, isThere: Bool) {
    side.view.transform = .identity
    if !isThere { side.view.removeFromSuperview() }
    side.endAppearanceTransition()
    if isThere { side.didMove(toParent: self) } else { side.removeFromParent() }
  }
}
