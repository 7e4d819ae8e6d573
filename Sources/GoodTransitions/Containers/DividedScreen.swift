public import TransitionParts

/// Divides its width between a screen and a menu, and tells each of its part when the device turns.
public final class DividedScreen: DividingMenu {}
