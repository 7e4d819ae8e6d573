import TransitionCertification

/// Puts the incoming view in its place and waits a while; wrong where it is told to be.
final class SampleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What it does wrong.
  enum Mistake: Sendable {
    case none, neverCompletes, completesTwice, leavesViewOut, lies
  }

  private let mistake: Mistake

  init(_ mistake: Mistake = .none) {
    self.mistake = mistake
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let incoming = context.view(forKey: .to)
    let outgoing = context.view(forKey: .from)
    if mistake != .leavesViewOut, let incoming {
      if let controller = context.viewController(forKey: .to) {
        incoming.frame = context.finalFrame(for: controller)
      }
      context.containerView.addSubview(incoming)
    }
    let moving = incoming ?? outgoing
    moving?.alpha = incoming == nil ? 1 : 0
    UIView.animate(withDuration: transitionDuration(using: context)) {
      moving?.alpha = incoming == nil ? 0 : 1
    } completion: { [mistake] _ in
      moving?.alpha = 1
      mistake.complete(context)
    }
  }
}

extension SampleAnimator.Mistake {
  /// Says that a transition is over, as the mistake has it.
  @MainActor fileprivate func complete(_ context: any UIViewControllerContextTransitioning) {
    let isFinished = !context.transitionWasCancelled
    switch self {
    case .neverCompletes: break
    case .lies: context.completeTransition(!isFinished)
    case .completesTwice:
      context.completeTransition(isFinished)
      context.completeTransition(isFinished)
    case .none, .leavesViewOut: context.completeTransition(isFinished)
    }
  }
}

extension Subject {
  /// A subject around the sample animator.
  static func sample(
    _ mistake: SampleAnimator.Mistake = .none, contract: SubjectContract = SubjectContract()
  ) -> Subject {
    .animator("Sample.\(mistake)", contract: contract) { SampleAnimator(mistake) }
  }
}
