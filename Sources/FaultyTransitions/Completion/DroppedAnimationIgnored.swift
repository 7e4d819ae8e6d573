public import TransitionParts

/// Reports when its layer's animation has run through, and not when the animation was dropped.
///
/// Catalogue: F032.
public final class DroppedAnimationIgnored: LayerSlide {
  public override func stopped(finished: Bool) {
    if finished { complete() }
  }
}
