public import UIKit

/// Shows its screens as pages of UIKit's own page controller, which it holds, and sets the first one while it loads.
open class HeldPages: UIViewController {
  /// The page controller.
  public let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let screens: [UIViewController]
  private var shown = 0

  /// Makes a container that shows the first of its screens.
  public init(_ screens: [UIViewController]) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override var childForStatusBarStyle: UIViewController? { screens[shown] }
  open override var childForStatusBarHidden: UIViewController? { screens[shown] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages)
    pages.view.frame = view.bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
    pages.setViewControllers([screens[shown]], direction: .forward, animated: false)
  }

  /// Turns to the screen at an index.
  public func turn(to index: Int, animated: Bool) {
    guard index != shown, screens.indices.contains(index) else { return }
    let isForward = index > shown
    shown = index
    guard isViewLoaded else { return }
    pages.setViewControllers(
      [screens[index]], direction: isForward ? .forward : .reverse, animated: animated)
    setNeedsStatusBarAppearanceUpdate()
  }
}
