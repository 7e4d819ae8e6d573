public import TransitionParts

/// Shows another screen at its side, and hides whatever screen lies beneath it from assistive technology.
public final class CoveringDrawer: HidingDrawer {}
