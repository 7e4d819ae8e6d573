public import UIKit

/// Shows one child at a time under a header of its own, which lies where the status bar is, and so decides the bar
/// itself: it looks as the child that is shown wants it.
///
/// A subclass may replace how the bar looks.
open class HeadedSwitcher: ScreenSwitcher {
  private let header = UIView()
  private let height: CGFloat = 88
  /// Whether one child goes and another one comes.
  public private(set) var isSwitching = false

  open override var childForStatusBarStyle: UIViewController? { nil }
  open override var childForStatusBarHidden: UIViewController? { nil }
  open override var preferredStatusBarStyle: UIStatusBarStyle { current.preferredStatusBarStyle }
  open override var prefersStatusBarHidden: Bool { current.prefersStatusBarHidden }

  open override func viewDidLoad() {
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    header.autoresizingMask = [.flexibleWidth]
    view.addSubview(header)
    super.viewDidLoad()
  }

  open override func place(_ screen: UIViewController) {
    super.place(screen)
    screen.view.frame = view.bounds.inset(
      by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
  }

  open override func warn(_ screen: UIViewController) {
    isSwitching = true
    super.warn(screen)
  }

  open override func settle(_ screen: UIViewController) {
    super.settle(screen)
    isSwitching = false
    updateStatusBar()
  }
}
