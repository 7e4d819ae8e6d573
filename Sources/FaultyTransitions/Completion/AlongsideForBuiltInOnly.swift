public import TransitionParts

/// Runs what others handed in beside its own animation alone, and not beside the app's animator.
/// Catalogue: F029.
public final class AlongsideForBuiltInOnly: DrivenSwitcher {
  public override func runAlongside(_ coordinator: SwitchCoordinator) {}
}
