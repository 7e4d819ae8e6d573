public import TransitionParts
import UIKit

/// Notes where its sheet rests when it has come, and gives it that frame back when a pull is given up.
///
/// The device may have been turned since. Catalogue: F465.
public final class SheetOfOldScreen: HalfSheet {
  private var resting = CGRect.zero

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    resting = presentedView?.frame ?? .zero
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { presentedView?.frame = resting }
  }
}
