public import TransitionParts

/// Hears no touches while a switch runs.
public final class MutedSwitcher: DeafSwitcher {}
