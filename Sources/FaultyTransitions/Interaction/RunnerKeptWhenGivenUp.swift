public import UIKit

/// Fades by a property animator, and forgets it where that has come to its end, not where it was turned back.
///
/// Whoever has one animator for all transitions gets the spent one after a gesture that was given up, and waits for
/// ever. Catalogue: F464.
public final class RunnerKeptWhenGivenUp: NSObject, UIViewControllerAnimatedTransitioning {
  private var running: UIViewPropertyAnimator?

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let runner = makeRunner(transitionContext)
    runner.addCompletion { [weak self] position in
      if position == .end { self?.running = nil }
    }
    running = runner
    return runner
  }

  private func makeRunner(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let (leaving, coming) = (context.view(forKey: .from), context.view(forKey: .to))
    if let coming, let screen = context.viewController(forKey: .to) {
      coming.frame = context.finalFrame(for: screen)
      context.containerView.addSubview(coming)
      coming.alpha = 0
    }
    let runner = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    runner.addAnimations {
      if let coming { coming.alpha = 1 } else { leaving?.alpha = 0 }
    }
    runner.addCompletion { _ in
      leaving?.alpha = 1
      coming?.alpha = 1
      if context.transitionWasCancelled { coming?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    return runner
  }
}
