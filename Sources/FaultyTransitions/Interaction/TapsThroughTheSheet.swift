public import TransitionParts
public import UIKit

/// Hears of taps in the whole container, and knows which to leave alone, but nobody asks it: the recognizer has no
/// delegate.
///
/// Catalogue: F467.
public final class TapsThroughTheSheet: TappedSheet, UIGestureRecognizerDelegate {
  public override func listen(on dimming: UIView) { containerView?.addGestureRecognizer(tap) }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let sheet = presentedView else { return true }
    return !sheet.bounds.contains(touch.location(in: sheet))
  }
}
