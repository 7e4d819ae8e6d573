public import UIKit

/// Shows one child at a time below a header that lies over it, and adds the header to the child's safe area.
///
/// A subclass may replace when a child gets and loses those insets.
open class InsetSwitcher: ScreenSwitcher {
  /// How high the header is, in points.
  public let height: CGFloat = 40
  private let header = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    header.backgroundColor = UIColor(white: 1, alpha: 0.8)
    view.addSubview(header)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    header.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top + height)
  }

  open override func take(_ screen: UIViewController) {
    super.take(screen)
    addInsets(to: screen)
  }

  open override func release(_ screen: UIViewController) {
    super.release(screen)
    screen.additionalSafeAreaInsets.top = 0
  }

  open override func place(_ screen: UIViewController) {
    super.place(screen)
    if header.superview != nil { view.bringSubviewToFront(header) }
  }

  open override func raise(_ screen: UIViewController) {
    super.raise(screen)
    view.bringSubviewToFront(header)
  }

  /// Gives a child that comes its insets.
  open func addInsets(to screen: UIViewController) {
    screen.additionalSafeAreaInsets.top = height
  }
}
