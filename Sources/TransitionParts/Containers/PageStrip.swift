public import UIKit

/// Lays its pages side by side in a strip, which moves; only those that can be seen are in it, and are
/// told so.
///
/// A subclass may replace how the strip follows a change of its size.
open class PageStrip: ScreenSwitcher {
  private let strip = UIView()

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    strip.frame = view.bounds
    follow()
    for index in screens.indices where screens[index].viewIfLoaded?.superview === strip {
      screens[index].view.frame = place(of: index)
    }
  }

  /// Moves the strip to where the page that is shown lies now.
  open func follow() {
    strip.bounds.origin = place(of: shown).origin
  }

  /// Where a page lies in the strip.
  private func place(of index: Int) -> CGRect {
    view.bounds.offsetBy(dx: view.bounds.width * CGFloat(index), dy: 0)
  }

  open override func place(_ screen: UIViewController) {
    if strip.superview == nil {
      strip.frame = view.bounds
      view.addSubview(strip)
    }
    guard let index = screens.firstIndex(of: screen) else { return }
    screen.view.frame = place(of: index)
    strip.addSubview(screen.view)
  }

  open override func raise(_ screen: UIViewController) {}

  open override func move(from old: UIViewController, to index: Int) {
    strip.bounds.origin = place(of: index).origin
  }

  open override func tidyUp(_ old: UIViewController) {
    strip.bounds.origin = place(of: shown).origin
  }
}
