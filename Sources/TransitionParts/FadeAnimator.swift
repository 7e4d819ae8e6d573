public import UIKit

/// Lets the incoming screen fade in over the outgoing one.
///
/// It takes the incoming controller's own view whatever the context says of it, so it is right where
/// the presenter's view leaves the window, and wrong where it stays.
public final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// Makes an animator.
  ///
  /// - Parameter duration: the length in seconds.
  public init(duration: TimeInterval = 0.35) {
    self.duration = duration
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : duration
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let incoming = transitionContext.viewController(forKey: .to), let view = incoming.view
    else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    view.frame = transitionContext.finalFrame(for: incoming)
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { view.alpha = 1 },
      completion: { _ in
        view.alpha = 1
        if transitionContext.transitionWasCancelled { view.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
