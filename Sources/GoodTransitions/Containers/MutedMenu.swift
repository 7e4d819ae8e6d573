public import TransitionParts

/// Shows one screen, and a menu at its left while that is open; closed, the menu lies beside the window, and
/// nobody reaches it.
public final class MutedMenu: StandingMenu {}
