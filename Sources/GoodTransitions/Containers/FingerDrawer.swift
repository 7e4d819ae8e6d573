public import TransitionParts

/// Shows one screen, and another one over it at the side that a finger pulls in and pushes away.
public final class FingerDrawer: PulledDrawer {}
