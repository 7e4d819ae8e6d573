public import TransitionParts
public import UIKit

/// Waits for the end of a layer's animation, and adds none where there is no time for it.
///
/// Catalogue: F025.
public final class WaitsForDelegate: SlideAnimator {
  public override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    transitionContext.placeIncomingView(behind: !isForward)
    let duration = transitionDuration(using: transitionContext)
    guard duration > 0 else { return }
    let slide = CABasicAnimation(keyPath: "transform.translation.y")
    let height = transitionContext.containerView.bounds.height
    slide.fromValue = isForward ? height : 0
    slide.toValue = isForward ? 0 : height
    slide.duration = duration
    slide.delegate = self
    movingView(transitionContext)?.layer.add(slide, forKey: "slide")
  }

  private var context: (any UIViewControllerContextTransitioning)?
}

extension WaitsForDelegate: CAAnimationDelegate {
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.completeHonestly()
    context = nil
  }
}
