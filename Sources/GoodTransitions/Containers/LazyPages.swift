public import TransitionParts

/// Shows one page at a time, and asks for each when it is first shown.
public final class LazyPages: LazyPager {}
