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
  }

  /// In seconds.
  private static let duration = 0.25
  private let ending: Ending
  private let watch: WalkWatch

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
      _ = context.placeViews()
      report(context)
    case .honest, .givesUp:
      animate(context) { self.report(context) }
    case .late:
      animate(context) {
        Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
          MainActor.assumeIsolated { self.report(context) }
        }
      }
    }
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning, _ end: @escaping () -> Void
  ) {
    let moving = context.placeViews()
    UIView.animate(withDuration: context.isAnimated ? Self.duration : 0) {
      moving?.alpha = 0.5
    } completion: { _ in
      moving?.alpha = 1
      end()
    }
  }

  private func report(_ context: any UIViewControllerContextTransitioning) {
    let isFinished = !context.transitionWasCancelled && ending != .givesUp
    if !isFinished { context.view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(isFinished)
  }
}
