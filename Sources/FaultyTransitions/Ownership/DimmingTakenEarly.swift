public import TransitionParts
import UIKit

/// Takes its dimming out when a dismissal begins, and puts it in no more when that is given up.
///
/// Catalogue: F121.
public final class DimmingTakenEarly: DimmedShell {
  public override func dismissalTransitionWillBegin() {
    dimming.removeFromSuperview()
  }
}
