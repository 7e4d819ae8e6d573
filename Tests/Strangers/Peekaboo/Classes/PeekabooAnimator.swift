import UIKit

/// Moves a screen up over another one, and down again.
class PeekabooAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  fileprivate let isPresenting: Bool
  fileprivate let duration: TimeInterval

  init(isPresenting: Bool, duration: TimeInterval) {
    self.isPresenting = isPresenting
    self.duration = duration
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let from = transitionContext.viewController(forKey: .from)!
    let to = transitionContext.viewController(forKey: .to)!
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if isPresenting {
      to.view.frame = transitionContext.finalFrame(for: to)
      to.view.transform = below
      container.addSubview(to.view)
    } else {
      container.insertSubview(to.view, at: 0)
    }
    UIView.animate(
      withDuration: duration,
      animations: {
        if self.isPresenting {
          to.view.transform = .identity
        } else {
          from.view.transform = below
        }
      },
      completion: { _ in
        from.view.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
