public import UIKit

/// Switches its children by `transition(from:to:)`, which tells them that they come and go, and says
/// nothing to them itself.
///
/// A switch asked for while another runs waits for its end.
public final class BuiltInSwitch: UIViewController {
  private var screens: [UIViewController]
  private var shown = 0
  private var isSwitching = false
  private var waiting: (@MainActor () -> Void)?

  /// Makes a container that shows the first of its screens.
  public init(_ screens: [UIViewController]) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override var childForStatusBarStyle: UIViewController? { screens[shown] }
  public override var childForStatusBarHidden: UIViewController? { screens[shown] }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let first = screens[shown]
    addChild(first)
    fit(first)
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }

  /// Shows the screen at an index.
  public func show(_ index: Int, animated: Bool) {
    guard !isSwitching else {
      return waiting = { [weak self] in self?.show(index, animated: animated) }
    }
    guard index != shown, screens.indices.contains(index) else { return }
    let old = screens[shown]
    shown = index
    if isViewLoaded { exchange(old, for: screens[index], animated: animated) }
  }

  /// Puts another screen at an index, and shows it if that index is shown.
  public func replace(_ index: Int, by screen: UIViewController, animated: Bool) {
    guard index != shown || !isSwitching else {
      return waiting = { [weak self] in self?.replace(index, by: screen, animated: animated) }
    }
    let old = screens[index]
    screens[index] = screen
    guard index == shown, isViewLoaded else { return }
    exchange(old, for: screen, animated: animated)
  }

  private func exchange(_ old: UIViewController, for new: UIViewController, animated: Bool) {
    isSwitching = true
    old.willMove(toParent: nil)
    addChild(new)
    fit(new)
    transition(
      from: old, to: new, duration: animated && view.window != nil ? 0.3 : 0,
      options: .transitionCrossDissolve, animations: nil
    ) { [self] _ in
      old.removeFromParent()
      new.didMove(toParent: self)
      isSwitching = false
      guard let next = waiting else { return }
      waiting = nil
      next()
    }
    setNeedsStatusBarAppearanceUpdate()
  }

  private func fit(_ screen: UIViewController) {
    screen.view.frame = view.bounds
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
