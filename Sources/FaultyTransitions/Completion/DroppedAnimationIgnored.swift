public import TransitionParts
public import UIKit

/// Reports when its layer's animation has run through, and not when the animation was dropped.
///
/// Catalogue: F032.
public final class DroppedAnimationIgnored: SlideAnimator {
  public override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    let duration = transitionDuration(using: transitionContext)
    guard duration > 0 else { return super.animateTransition(using: transitionContext) }
    context = transitionContext
    transitionContext.placeIncomingView(behind: !isForward)
    let slide = CABasicAnimation(keyPath: "transform.translation.y")
    let height = transitionContext.containerView.bounds.height
    slide.fromValue = isForward ? height : 0
    slide.toValue = isForward ? 0 : height
    slide.duration = duration
    slide.delegate = self
    (movingView(transitionContext) ?? transitionContext.containerView).layer
      .add(slide, forKey: "slide")
  }

  private var context: (any UIViewControllerContextTransitioning)?
}

extension DroppedAnimationIgnored: CAAnimationDelegate {
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag else { return }
    context?.completeHonestly()
    context = nil
  }
}
