public import TransitionParts

/// Shows a drawer at its left side, whose handle looks out of the edge while it is closed.
public final class HandleDrawer: PeekingDrawer {}
