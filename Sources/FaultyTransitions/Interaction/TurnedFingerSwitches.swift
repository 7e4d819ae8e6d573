public import TransitionParts
import UIKit

/// Switches by how far a finger is from where it began, whichever way it is. Catalogue: F280.
public final class TurnedFingerSwitches: DrivenSwitcher {
  public override func letGo(through isThrough: Bool) {
    super.letGo(through: isThrough || distance > 0.5)
  }

  private var distance: CGFloat {
    let pan = view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
    return abs(pan?.translation(in: view).x ?? 0) / max(view.bounds.width, 1)
  }
}
