import TransitionCertification

/// An animator whose animation a driver can hold, and turn round.
final class WalkInterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  private static let duration = 0.25
  private let watch: WalkWatch
  private weak var performance: UIViewPropertyAnimator?

  init(_ watch: WalkWatch) {
    self.watch = watch
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let performance { return performance }
    watch.contexts.append(WeakContext(object: context))
    let moving = context.placeViews()
    let performance = UIViewPropertyAnimator(duration: Self.duration, curve: .linear) {
      moving?.alpha = 0.5
    }
    performance.addCompletion { _ in
      moving?.alpha = 1
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.performance = performance
    return performance
  }
}
