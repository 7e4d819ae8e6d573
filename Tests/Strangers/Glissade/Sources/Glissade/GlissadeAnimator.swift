import UIKit

/// Slides one screen over another, or off it.
final class GlissadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  private let duration: TimeInterval

  init(isPush: Bool, duration: TimeInterval) {
    self.isPush = isPush
    self.duration = duration
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let width = container.bounds.width
    toView.frame = transitionContext.finalFrame(for: toVC)
    if isPush {
      container.addSubview(toView)
      toView.transform = CGAffineTransform(translationX: width, y: 0)
    } else {
      container.insertSubview(toView, belowSubview: fromView)
    }
    let leaving = isPush ? .identity : CGAffineTransform(translationX: width, y: 0)
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveEaseInOut,
      animations: {
        toView.transform = .identity
        fromView.transform = leaving
      },
      completion: { _ in
        fromView.transform = .identity
        toView.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
