public import TransitionParts
public import UIKit

/// Reports that its screen is gone when the screen's view leaves the window, as it does when it is
/// covered. Catalogue: F093.
public final class CoveredMeansDismissed: SlideDelegate {
  /// Is told when the screen is gone.
  public var didDismiss: () -> Void = {}

  /// Puts a view that tells when it leaves its window into a screen.
  public static func install(on presented: UIViewController) {
    let sentinel = WindowSentinel(frame: .zero)
    sentinel.isHidden = true
    sentinel.left = { [weak presented] in
      (presented?.transitioningDelegate as? CoveredMeansDismissed)?.didDismiss()
    }
    presented.view.addSubview(sentinel)
  }
}

/// Tells when it leaves its window.
final class WindowSentinel: UIView {
  var left: () -> Void = {}
  private var wasIn = false

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if wasIn, window == nil { left() }
    wasIn = window != nil
  }
}
