public import TransitionParts

/// Tells the animator of a switch that went through that it was given up. Catalogue: F194.
public final class EndedHookContrary: DrivenSwitcher {
  public override func relayEnd(_ finished: Bool) {
    super.relayEnd(!finished)
  }
}
