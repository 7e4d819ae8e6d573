public import TransitionCertification
public import UIKit

/// A fade with the mistake that beginners make, by which it is shown what a failure tells them.
public final class FailingFade: NSObject, UIViewControllerAnimatedTransitioning {
  /// What it does wrong.
  public enum Mistake: String, CaseIterable, Sendable {
    /// It completes nothing that was given up.
    case forgetsCompletionOnCancel
    /// It moves the view of the presenter, which stays where it is.
    case movesPresentersView
    /// It never asks the context for views, but the controllers for theirs.
    case neverAsksForViews

    /// The subject that does it, as an app presents with it.
    public var subject: Subject {
      .animator("FadeKit.\(rawValue)") { FailingFade(self) }.presented(as: [.custom])
    }
  }

  private let mistake: Mistake

  /// - Parameter mistake: What it does wrong.
  public init(_ mistake: Mistake) {
    self.mistake = mistake
  }

  public func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (incoming, outgoing) = views(of: context)
    if let incoming, let controller = context.viewController(forKey: .to) {
      incoming.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(incoming)
    }
    let fading = incoming ?? outgoing
    if incoming != nil { fading?.alpha = 0 }
    UIView.animate(withDuration: context.isAnimated ? 0.35 : 0) {
      fading?.alpha = incoming == nil ? 0 : 1
    } completion: { _ in
      fading?.alpha = 1
      if context.transitionWasCancelled { incoming?.removeFromSuperview() }
      self.report(context)
    }
  }

  /// The view that comes in and the one that goes out, as the mistake has it.
  private func views(
    of context: any UIViewControllerContextTransitioning
  ) -> (incoming: UIView?, outgoing: UIView?) {
    switch mistake {
    case .forgetsCompletionOnCancel:
      (context.view(forKey: .to), context.view(forKey: .from))
    case .movesPresentersView:
      (
        context.view(forKey: .to) ?? context.viewController(forKey: .to)?.view,
        context.view(forKey: .from)
      )
    case .neverAsksForViews:
      (context.viewController(forKey: .to)?.view, context.viewController(forKey: .from)?.view)
    }
  }

  private func report(_ context: any UIViewControllerContextTransitioning) {
    if mistake == .forgetsCompletionOnCancel, context.transitionWasCancelled { return }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
