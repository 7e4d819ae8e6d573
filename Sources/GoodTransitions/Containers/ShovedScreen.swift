public import TransitionParts

/// Shows one screen, and a menu that shoves it aside; when the device turns, menu and screen share the new size.
public final class ShovedScreen: ShovingMenu {}
