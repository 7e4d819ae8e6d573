import CoreGraphics
import Foundation

/// The system's own animation of a push: in from the right, and out again.
final class SystemNavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning, HostOwned {
  /// In seconds.
  private static let duration = 0.35
  private let isPop: Bool

  init(isPop: Bool) {
    self.isPop = isPop
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let coming = context.viewController(forKey: .to)
    else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let container = context.containerView
    let width = container.bounds.width
    if isPop {
      container.insertSubview(to, belowSubview: from)
    } else {
      container.addSubview(to)
    }
    let moving = isPop ? from : to
    let inside = isPop ? from.frame : context.finalFrame(for: coming)
    let outside = inside.offsetBy(dx: width, dy: 0)
    moving.frame = isPop ? inside : outside
    UIView.animate(
      withDuration: Self.duration,
      animations: { moving.frame = self.isPop ? outside : inside },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}
