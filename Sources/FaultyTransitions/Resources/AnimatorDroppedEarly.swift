public import TransitionParts
import UIKit

/// Lets go of the animator that it was given in a block beside the switch, and not when the switch is
/// over. Catalogue: F100.
///
/// Nobody else keeps the animator, so nobody reports the end. It is a container of its own, for the
/// headless UIKit keeps the animators and drivers of its own transitions until these are over, whoever
/// drops them; a device keeps no driver (inferred from the reports).
public final class AnimatorDroppedEarly: DrivenSwitcher {
  public override func runAlongside(_ coordinator: SwitchCoordinator) {
    _ = coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.animator = nil }, completion: nil)
    super.runAlongside(coordinator)
  }
}
