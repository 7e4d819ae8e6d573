public import TransitionParts
public import UIKit

/// Reports that its screen is gone when the screen's view leaves the window, as it does when it is
/// covered. Catalogue: F093.
public final class CoveredMeansDismissed: SlideDelegate {
  /// Is told when the screen is gone.
  public var didDismiss: () -> Void = {}

  public override func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let sentinel = WindowSentinel()
    sentinel.isHidden = true
    sentinel.left = { [weak self] in self?.didDismiss() }
    presented.view.addSubview(sentinel)
    return super.animationController(
      forPresented: presented, presenting: presenting, source: source)
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
