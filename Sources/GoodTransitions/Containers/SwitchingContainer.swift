public import TransitionParts

/// Shows one child at a time, and tells each child by hand when it comes and goes.
public final class SwitchingContainer: ScreenSwitcher {}
