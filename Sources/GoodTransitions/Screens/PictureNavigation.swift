public import TransitionParts

/// Lets pictures fly on pushing and popping, and a finger pop.
public final class PictureNavigation: SlideNavigation {
  /// Makes a delegate.
  public init() {
    super.init(animator: { PictureFlight(isForward: $0) })
  }
}
