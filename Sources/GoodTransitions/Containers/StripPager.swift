public import TransitionParts
public import UIKit

/// Lays its pages side by side in a strip, which moves; only those that can be seen are in it, and are
/// told so.
public final class StripPager: ScreenSwitcher {
  private let strip = UIView()

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    strip.frame = view.bounds
    strip.bounds.origin = place(of: shown).origin
    for index in screens.indices where screens[index].viewIfLoaded?.superview === strip {
      screens[index].view.frame = place(of: index)
    }
  }

  /// Where a page lies in the strip.
  private func place(of index: Int) -> CGRect {
    view.bounds.offsetBy(dx: view.bounds.width * CGFloat(index), dy: 0)
  }

  public override func place(_ screen: UIViewController) {
    if strip.superview == nil {
      strip.frame = view.bounds
      view.addSubview(strip)
    }
    guard let index = screens.firstIndex(of: screen) else { return }
    screen.view.frame = place(of: index)
    strip.addSubview(screen.view)
  }

  public override func raise(_ screen: UIViewController) {}

  public override func move(from old: UIViewController, to index: Int) {
    strip.bounds.origin = place(of: index).origin
  }

  public override func tidyUp(_ old: UIViewController) {
    strip.bounds.origin = place(of: shown).origin
  }
}
