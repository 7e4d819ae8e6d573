public import TransitionParts

/// A screen that lets what it presents slide, and is its delegate.
public final class SlidingHome: PresentingHome {}
