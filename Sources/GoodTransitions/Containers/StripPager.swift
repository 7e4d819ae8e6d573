public import TransitionParts

/// Shows pages that lie side by side in a strip, which moves and follows the size of the screen.
public final class StripPager: PageStrip {}
