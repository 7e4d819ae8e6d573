public import TransitionParts
public import UIKit

/// Gives the status bar back when the finger begins to pull, and leaves it so when it gives up.
///
/// Catalogue: F049.
public final class BarFlippedByDrag: PanDriver {
  private weak var presented: UIViewController?

  /// Watches a screen that captures the status bar.
  public func watch(over presented: UIViewController) {
    self.presented = presented
  }

  public override func began(_ pan: UIPanGestureRecognizer) {
    presented?.modalPresentationCapturesStatusBarAppearance = false
    presented?.setNeedsStatusBarAppearanceUpdate()
    super.began(pan)
  }
}
