public import TransitionParts

/// Shows one child at a time, and another one over it at the side while it is open.
public final class Drawer: SideDrawer {}
