public import TransitionParts

/// Shows one child at a time, by the app's animator, or by a finger that pulls the next one in.
public final class PulledSwitcher: DrivenSwitcher {}
