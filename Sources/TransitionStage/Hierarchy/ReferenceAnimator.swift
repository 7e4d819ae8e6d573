import UIKit

/// The plainest honest animator: what comes is faded in, what goes is faded out.
///
/// It stands in for the system where the system's own animation takes no driver: in the reference of a
/// transition that is given up, and in that of an animated selection of a tab, since the system's own
/// selection has no animation. That the callbacks are the same is what CU-03 says.
final class ReferenceAnimator: NSObject, UIViewControllerAnimatedTransitioning, StageOwned {
  /// In seconds; as long as the system's own presentation on the headless host.
  private static let duration = 0.404
  private let isForward: Bool

  /// Makes an animator.
  ///
  /// - Parameter isForward: whether something new comes in front, rather than something old behind.
  init(isForward: Bool) {
    self.isForward = isForward
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let incoming = context.view(forKey: .to) { insert(incoming, context) }
    let fading = context.view(forKey: isForward ? .to : .from)
    if isForward { fading?.alpha = 0 }
    UIView.animate(
      withDuration: Self.duration,
      animations: { fading?.alpha = self.isForward ? 1 : 0 },
      completion: { _ in
        fading?.alpha = 1
        if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func insert(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    if let controller = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: controller)
      if frame != .zero { view.frame = frame }
    }
    if isForward {
      context.containerView.addSubview(view)
    } else {
      context.containerView.insertSubview(view, at: 0)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}
