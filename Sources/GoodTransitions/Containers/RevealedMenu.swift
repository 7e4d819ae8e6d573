public import TransitionParts

/// Moves its screen aside, so that the menu beneath comes to light, on whatever side the device lies.
public final class RevealedMenu: RevealingMenu {}
