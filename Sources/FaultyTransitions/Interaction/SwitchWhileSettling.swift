public import TransitionParts

/// Begins a switch on the views of one that is still settling. Catalogue: F071.
///
/// It is a container of its own. A bar of tabs would have to begin the second selection when the tab is
/// tapped, with a context of its own, while the first one's animator is at work on the same views, as
/// the report has it; the headless UIKit lets the second wait for the first one's end (inferred), so
/// that what an animator does to its views is over before the next one begins.
public final class SwitchWhileSettling: DrivenSwitcher {
  public override var waitsForItsEnd: Bool { false }
}
