import UIKit

/// An animator that writes what it is asked, and moves the incoming view in, or the outgoing one out.
final class LoggedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How the animation ends.
  enum Ending {
    /// The animation's completion reports, honestly.
    case honest
    /// The report comes before `animateTransition` returns.
    case atOnce
    /// Nobody reports.
    case never
    /// The report comes twice.
    case twice
  }

  let log: CallbackLog
  var ending = Ending.honest
  /// In seconds.
  var duration = 0.3
  /// What is done before the animation begins.
  var before: ((any UIViewControllerContextTransitioning) -> Void)?
  /// What is done right before the report, and after it.
  var aroundReport: (before: () -> Void, after: () -> Void)?

  init(_ log: CallbackLog) {
    self.log = log
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    log.add("AN.transitionDuration")
    return duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.add("AN.animateTransition")
    before?(context)
    let moving = place(context)
    if ending == .atOnce { return report(context) }
    let ending = ending
    UIView.animate(
      withDuration: context.isAnimated ? duration : 0,
      animations: { moving?.alpha = 0.5 },
      completion: { _ in
        moving?.alpha = 1
        if ending == .never { return }
        self.report(context)
        if ending == .twice { self.report(context) }
      })
  }

  private func place(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    let from = context.view(forKey: .from)
    guard let to = context.view(forKey: .to) else { return from }
    if let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
    }
    context.containerView.addSubview(to)
    return to
  }

  private func report(_ context: any UIViewControllerContextTransitioning) {
    aroundReport?.before()
    if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(!context.transitionWasCancelled)
    aroundReport?.after()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.add("AN.animationEnded(\(transitionCompleted))")
  }
}
