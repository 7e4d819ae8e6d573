public import UIKit

/// Wraps the built-in switch of children, which tells them itself, into begins and ends.
///
/// Catalogue: F063.
public final class BuiltInSwitchWrapped: UIViewController {
  private let screens: [UIViewController]
  private var current: UIViewController

  public init(_ screens: [UIViewController]) {
    self.screens = screens
    current = screens[0]
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override var childForStatusBarStyle: UIViewController? { current }
  public override var childForStatusBarHidden: UIViewController? { current }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(current)
    current.view.frame = view.bounds
    view.addSubview(current.view)
    current.didMove(toParent: self)
  }

  /// Shows the screen at an index.
  public func show(_ index: Int, animated: Bool) {
    let old = current
    let new = screens[index]
    guard new !== old, new.parent == nil, old.parent === self else { return }
    current = new
    guard isViewLoaded, view.window != nil else { return }
    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = view.bounds
    old.beginAppearanceTransition(false, animated: animated)
    new.beginAppearanceTransition(true, animated: animated)
    setNeedsStatusBarAppearanceUpdate()
    transition(
      from: old, to: new, duration: animated ? 0.3 : 0, options: [], animations: nil
    ) { _ in
      old.endAppearanceTransition()
      new.endAppearanceTransition()
      old.removeFromParent()
      new.didMove(toParent: self)
    }
  }
}
