public import TransitionParts

/// Never tells the animator that the switch is over. Catalogue: F028.
public final class EndedHookForgotten: DrivenSwitcher {
  public override func relayEnd(_ finished: Bool) {}
}
