import UIKit

/// Fades what comes in, and what goes out.
open class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  public init(duration: TimeInterval) {
    self.duration = duration
  }

  public func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let incoming = context.view(forKey: .to)
    if let incoming, let controller = context.viewController(forKey: .to) {
      incoming.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(incoming)
    }
    let fading = incoming ?? context.view(forKey: .from)
    if incoming != nil { fading?.alpha = 0 }
    UIView.animate(withDuration: context.isAnimated ? duration : 0) {
      fading?.alpha = incoming == nil ? 0 : 1
    } completion: { _ in
      fading?.alpha = 1
      if context.transitionWasCancelled { incoming?.removeFromSuperview() }
      self.report(context)
    }
  }

  /// Says that the transition is over.
  open func report(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}
