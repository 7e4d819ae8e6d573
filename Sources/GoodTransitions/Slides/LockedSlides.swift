public import TransitionParts

/// Slides screens in a stack in which buttons alone lead back: who chooses animators switches the system's
/// swipe off, and that is meant so.
public final class LockedSlides: SlideNavigation {}
