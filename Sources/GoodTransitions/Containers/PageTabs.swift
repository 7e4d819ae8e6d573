public import TransitionParts

/// A tab bar controller whose tabs turn like pages.
public final class PageTabs: PagingTabs {}
