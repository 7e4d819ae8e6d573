import TransitionCertification

/// An animator that finishes, gives up or comes late, and leaves the views as it should.
final class WalkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How it comes to an end.
  enum Ending: CaseIterable {
    case honest
    /// It reports before the animation has begun.
    case atOnce
    /// It reports a while after the animation.
    case late
    /// It reports that the transition was given up, though nobody gave it up.
    case givesUp
    /// A property animator, which a driver can hold.
    case interruptible
  }

  /// In seconds.
  private static let duration = 0.25
  private let ending: Ending
  private let watch: WalkWatch
  private weak var performance: UIViewPropertyAnimator?

  init(_ ending: Ending, _ watch: WalkWatch) {
    self.ending = ending
    self.watch = watch
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    watch.contexts.append(WeakContext(object: context))
    switch ending {
    case .atOnce:
      _ = place(context)
      report(context)
    case .honest, .givesUp:
      animate(context) { self.report(context) }
    case .late:
      animate(context) {
        Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
          MainActor.assumeIsolated { self.report(context) }
        }
      }
    case .interruptible:
      interruptibleAnimator(using: context)?.startAnimation()
    }
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    guard ending == .interruptible else { return nil }
    if let performance { return performance }
    let moving = place(context)
    let performance = UIViewPropertyAnimator(duration: Self.duration, curve: .linear) {
      moving?.alpha = 0.5
    }
    performance.addCompletion { _ in
      moving?.alpha = 1
      self.report(context)
    }
    self.performance = performance
    return performance
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning, _ end: @escaping () -> Void
  ) {
    let moving = place(context)
    UIView.animate(withDuration: context.isAnimated ? Self.duration : 0) {
      moving?.alpha = 0.5
    } completion: { _ in
      moving?.alpha = 1
      end()
    }
  }

  /// Puts the incoming view in place; says which view moves.
  private func place(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    let leaving = context.view(forKey: .from)
    guard let coming = context.view(forKey: .to) else { return leaving }
    if let controller = context.viewController(forKey: .to) {
      coming.frame = context.finalFrame(for: controller)
    }
    context.containerView.addSubview(coming)
    return coming
  }

  private func report(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled && ending != .givesUp)
  }
}

/// A context that nobody should keep when its transition is over.
struct WeakContext {
  weak var object: (any UIViewControllerContextTransitioning)?
}
