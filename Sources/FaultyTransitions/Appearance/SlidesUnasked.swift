public import TransitionParts
public import UIKit

/// Takes its time whether an animation was asked for or not. Catalogue: F255.
public final class SlidesUnasked: SlideAnimator {
  public override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }
}
