import TransitionCertification

/// Puts the incoming view in its place and waits a while; wrong where it is told to be.
final class SampleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What it does wrong.
  enum Mistake: Sendable {
    case none, neverCompletes, completesTwice, leavesViewOut, lies
    /// Passes on what the animation says of itself, and never asks for the verdict.
    case believesAnimation
  }

  private let mistake: Mistake

  private let duration: TimeInterval

  init(_ mistake: Mistake = .none, lasting duration: TimeInterval = 0.25) {
    self.mistake = mistake
    self.duration = duration
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

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
    } completion: { [mistake] finished in
      moving?.alpha = 1
      if context.transitionWasCancelled { incoming?.removeFromSuperview() }
      mistake.complete(context, animationFinished: finished)
    }
  }
}

extension SampleAnimator.Mistake {
  /// Says that a transition is over, as the mistake has it.
  @MainActor fileprivate func complete(
    _ context: any UIViewControllerContextTransitioning, animationFinished: Bool
  ) {
    let isFinished = !context.transitionWasCancelled
    switch self {
    case .neverCompletes: break
    case .lies: context.completeTransition(!isFinished)
    case .believesAnimation: context.completeTransition(animationFinished)
    case .completesTwice:
      context.completeTransition(isFinished)
      context.completeTransition(isFinished)
    case .none, .leavesViewOut: context.completeTransition(isFinished)
    }
  }
}

/// Lets the sample animator change tabs.
final class SampleTabs: NSObject, UITabBarControllerDelegate {
  private let mistake: SampleAnimator.Mistake

  init(_ mistake: SampleAnimator.Mistake) {
    self.mistake = mistake
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SampleAnimator(mistake) }
}

extension Subject {
  /// A subject around the sample animator.
  static func sample(
    _ mistake: SampleAnimator.Mistake = .none, contract: SubjectContract = SubjectContract()
  ) -> Subject {
    .animator("Sample.\(mistake)", contract: contract) { SampleAnimator(mistake) }
  }

  /// A subject around the sample animator that has a part in few scenarios: those of tabs.
  static func sampleTabs(
    _ mistake: SampleAnimator.Mistake = .none, contract: SubjectContract = SubjectContract()
  ) -> Subject {
    .tabs("Sample.\(mistake)", contract: contract) { SampleTabs(mistake) }
  }
}
