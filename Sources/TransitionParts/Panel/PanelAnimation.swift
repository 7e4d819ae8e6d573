public import UIKit

/// Slides a panel up from below, or down again, by an animator that a finger can take hold of.
public final class PanelAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: TransitionDirection
  private let duration: TimeInterval
  private var running: UIViewPropertyAnimator?

  /// Makes an animation for one transition.
  ///
  /// - Parameter duration: the length in seconds.
  public init(_ direction: TransitionDirection, duration: TimeInterval = 0.3) {
    self.direction = direction
    self.duration = duration
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let animator = makeAnimator(transitionContext)
    running = animator
    return animator
  }

  public func animationEnded(_ transitionCompleted: Bool) {
    running = nil
  }

  private func makeAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let isPresenting = direction == .present
    let incoming = context.placeIncomingView(behind: !isPresenting)
    let panel = isPresenting ? incoming : context.view(forKey: .from)
    let hidden = CGAffineTransform(translationX: 0, y: panel?.bounds.height ?? 0)
    if isPresenting { panel?.transform = hidden }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .easeOut)
    animator.addAnimations { panel?.transform = isPresenting ? .identity : hidden }
    animator.addCompletion { _ in
      panel?.transform = .identity
      context.completeHonestly()
    }
    return animator
  }
}
