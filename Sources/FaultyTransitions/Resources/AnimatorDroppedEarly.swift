public import TransitionParts
import UIKit

/// Lets go of the animator that it was given beside the switch, and not when the switch is over.
///
/// Nobody else keeps the animator, so nobody reports the end. Catalogue: F100.
public final class AnimatorDroppedEarly: DrivenSwitcher {
  public override func runAlongside(_ coordinator: SwitchCoordinator) {
    super.runAlongside(coordinator)
    animator = nil
  }
}
