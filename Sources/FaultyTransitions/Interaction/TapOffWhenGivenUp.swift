public import TransitionParts
import UIKit

/// Hears of no taps from the beginning of a dismissal on, and of none either when that was given up.
///
/// Catalogue: F466.
public final class TapOffWhenGivenUp: TappedSheet {
  public override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    tap.isEnabled = false
  }
}
