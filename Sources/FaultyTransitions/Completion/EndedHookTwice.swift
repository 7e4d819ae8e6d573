public import TransitionParts

/// Tells the animator twice that the switch is over. Catalogue: F194.
public final class EndedHookTwice: DrivenSwitcher {
  public override func relayEnd(_ finished: Bool) {
    super.relayEnd(finished)
    super.relayEnd(finished)
  }
}
