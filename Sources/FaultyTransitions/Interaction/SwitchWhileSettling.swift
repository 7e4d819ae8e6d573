public import TransitionParts

/// Begins a switch on the views of one that is still settling. Catalogue: F071.
///
/// It is a container of its own, for the headless UIKit lets a tab wait that is chosen while another one
/// settles, whoever animates.
public final class SwitchWhileSettling: DrivenSwitcher {
  public override var waitsForItsEnd: Bool { false }
}
