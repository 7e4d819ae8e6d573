import CoreGraphics
public import Foundation

/// A driver that holds an animator's own animation at a fraction of its way.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: TransitionContext?

  public nonisolated override init() {
    super.init()
  }

  /// How long the whole transition takes, in seconds.
  open var duration: CGFloat { CGFloat(context?.transition.duration ?? 0) }
  /// How far the transition is held, from 0 to 1; 0 as long as none runs.
  ///
  /// Published drivers of many transitions tell by it whether a finger takes hold of one, which PD-05 would
  /// not let them. (Inferred from them.)
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs, as a factor.
  open var completionSpeed: CGFloat = 1
  /// The pace of the rest; without effect on when it ends.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// A pace of one's own for the rest, for an animator that can be interrupted.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins held.
  open var wantsInteractiveStart = true

  /// Lets the animator begin, and holds it where it stands.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    hold(transitionContext)
  }

  /// Holds a transition that runs by itself.
  open func pause() { pauseRun() }
  /// Moves to a fraction of the way.
  open func update(_ percentComplete: CGFloat) { move(to: percentComplete) }
  /// Gives up: the animation runs back, and then the transition is over.
  open func cancel() { letGo(forward: false) }
  /// Lets the animation run to its end.
  open func finish() { letGo(forward: true) }
}

extension UIPercentDrivenInteractiveTransition {
  private var timeline: AnimationTimeline? { context?.transition.timeline }
  private var speed: Double { completionSpeed > 0 ? Double(completionSpeed) : 1 }

  /// Knows a transition that did not begin held, so that it can be paused.
  func adopt(_ context: TransitionContext) {
    self.context = context
    percentComplete = 0
  }

  /// Forgets a transition that is over.
  func release(_ context: TransitionContext) {
    guard self.context === context else { return }
    self.context = nil
    percentComplete = 0
  }

  private func hold(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    adopt(context)
    context.transition.timeline.hold()
    if let animator = context.transition.interruptibleAnimator {
      context.transition.runHeld(animator)
    } else {
      context.transition.runAnimator()
    }
  }

  private func pauseRun() {
    guard let context, let timeline, context.transition.machine.phase != .interactive else {
      return
    }
    percentComplete = CGFloat(timeline.progress(over: context.transition.duration))
    context.transition.askInterruptibleAgain()
    if let animator = context.transition.interruptibleAnimator {
      (animator as? UIViewPropertyAnimator)?.performance.leaveTransition()
      animator.pauseAnimation()
      if animator.isReversed { animator.isReversed = false }
      percentComplete = animator.fractionComplete
    }
    timeline.hold()
    context.pauseInteractiveTransition()
  }

  private func move(to percent: CGFloat) {
    guard let context, context.isInteractive else { return }
    percentComplete = percent.isNaN ? 0 : min(max(percent, 0), 1)
    context.updateInteractiveTransition(percent)
    timeline?.seek(to: Double(percentComplete) * context.transition.duration)
    context.transition.interruptibleAnimator?.fractionComplete = percentComplete
  }

  private func letGo(forward: Bool) {
    guard let context, context.isInteractive else { return }
    context.transition.askInterruptibleAgain()
    let animator = context.transition.interruptibleAnimator
    if forward {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    guard let animator else { return letRun(forward: forward, rate: speed) }
    if !forward { animator.isReversed = true }
    let rest = forward ? 1 - percentComplete : percentComplete
    animator.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: speed == 1 ? 0 : rest / CGFloat(speed))
    letRun(forward: forward, rate: rate(beside: animator, forward: forward))
  }

  private func letRun(forward: Bool, rate: Double) {
    if forward { timeline?.run(rate: rate) } else { timeline?.runBack(rate: rate) }
  }

  /// The rate at which what runs beside an animator ends together with it, whatever its pace.
  /// (Inferred.)
  private func rate(beside animator: any UIViewImplicitlyAnimating, forward: Bool) -> Double {
    guard let context, let timeline,
      let rest = (animator as? UIViewPropertyAnimator)?.performance.rest, rest > 0
    else { return speed }
    let now = timeline.localTime.seconds
    let left = forward ? context.transition.duration - now : now
    return left > 0 ? left / rest : speed
  }
}
