public import TransitionParts

/// Tells the animator that the switch is over when it has just begun. Catalogue: F194.
public final class EndedHookEarly: DrivenSwitcher {
  public override func runAlongside(_ coordinator: SwitchCoordinator) {
    super.runAlongside(coordinator)
    animator?.animationEnded(true)
  }

  public override func relayEnd(_ finished: Bool) {}
}
