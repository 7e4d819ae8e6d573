public import TransitionParts

/// A navigation controller whose screens slide.
public final class SlideStack: SlidingStack {}
