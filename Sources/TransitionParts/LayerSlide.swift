public import UIKit

/// Moves a screen's layer by an animation whose delegate hears of its end: in where something comes, and
/// out where the presenter stays.
///
/// How long it takes, and what is done without an animation and at its end, its subclasses say.
open class LayerSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?

  /// The length in seconds; nothing moves where it is zero.
  open var duration: TimeInterval { 0.3 }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let incoming = transitionContext.placeIncomingView(behind: false)
    let moving = incoming ?? transitionContext.view(forKey: .from)
    guard let layer = moving?.layer, duration > 0 else { return nothingMoves() }
    let height = transitionContext.containerView.bounds.height
    let slide = CABasicAnimation(keyPath: "transform.translation.y")
    slide.fromValue = incoming == nil ? 0 : height
    slide.toValue = incoming == nil ? height : 0
    slide.duration = duration
    slide.delegate = self
    layer.add(slide, forKey: "slide")
  }

  /// There is nothing to move, or no time for it.
  open func nothingMoves() { complete() }

  /// The animation is over; it has run through or not.
  open func stopped(finished: Bool) { complete() }

  /// Reports that the transition is over.
  public final func complete() {
    context?.completeHonestly()
    context = nil
  }
}

extension LayerSlide: CAAnimationDelegate {
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    stopped(finished: flag)
  }
}
