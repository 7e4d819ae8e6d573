import CoreGraphics
import Foundation

/// The system's own animation of a presentation: up from below, and down again.
final class SystemModalAnimator: NSObject, UIViewControllerAnimatedTransitioning, HostOwned {
  /// In seconds.
  private static let duration = 0.404
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPresenting { present(context) } else { dismiss(context) }
  }

  private func present(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let frame = context.finalFrame(for: controller)
    view.frame = frame.offsetBy(dx: 0, dy: context.containerView.bounds.height)
    context.containerView.addSubview(view)
    animate(context) { view.frame = frame }
  }

  private func dismiss(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    if let revealed = context.view(forKey: .to) {
      context.containerView.insertSubview(revealed, at: 0)
    }
    animate(context) { view.frame.origin.y += context.containerView.bounds.height }
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: Self.duration, animations: changes,
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { nil }

  func animationEnded(_ transitionCompleted: Bool) {}
}
