public import TransitionParts

/// Hears no touches while a switch runs, and ends one only where its animation ran to the end.
///
/// Where the application leaves meanwhile, it stays deaf and keeps the child that was to go. Catalogue: F281.
public final class DroppedSwitchLeavesDeaf: DeafSwitcher {
  public override func endsSwitch(hasRun: Bool) -> Bool { hasRun }
}
