public import TransitionParts

/// A dialog that presents itself, and pales its presenter from its own callbacks.
public final class PalingDialog: FadingDialog {}
