public import TransitionParts

/// Begins a switch on the views of one that is still settling. Catalogue: F071.
public final class SwitchWhileSettling: DrivenSwitcher {
  public override var waitsForItsEnd: Bool { false }
}
