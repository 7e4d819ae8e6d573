public import UIKit

/// Runs the steps of a slide by a property animator, which a finger can take hold of in mid-flight.
///
/// UIKit asks for the running animator more than once; it is the same one for as long as the
/// transition runs.
open class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let slide: SlideAnimator
  private let curve: UIView.AnimationCurve
  private var running: UIViewPropertyAnimator?

  /// Makes an animator for one transition.
  ///
  /// - Parameters:
  ///   - slide: has the steps and the length; it is never asked to animate.
  ///   - curve: how the slide gathers speed and loses it.
  public init(_ slide: SlideAnimator, curve: UIView.AnimationCurve) {
    self.slide = slide
    self.curve = curve
  }

  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { slide.transitionDuration(using: transitionContext) }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  open func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let animator = makeAnimator(transitionContext)
    running = animator
    return animator
  }

  open func animationEnded(_ transitionCompleted: Bool) {
    running = nil
  }

  /// Takes the slide's first step, and makes an animator that takes the others.
  public func makeAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    slide.begin(context)
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: curve)
    animator.addAnimations { [slide] in slide.move(context) }
    animator.addCompletion { [slide] _ in slide.end(context) }
    return animator
  }
}
