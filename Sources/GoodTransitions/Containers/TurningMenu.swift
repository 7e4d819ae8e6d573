public import TransitionParts

/// Keeps menus at its sides for life, and closes the one that is open when the device turns.
public final class TurningMenu: TurningDrawer {}
