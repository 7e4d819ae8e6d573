import Dispatch
import Foundation
public import TransitionCertification

/// From where an animator completes that virtual time does not move.
public enum LateCompletion: String, CaseIterable, Sendable {
  /// From a task of the main actor.
  case task
  /// From the real main queue, after a while.
  case delay
  /// From nowhere, and it keeps the context.
  case never

  /// The id of the subject that does it.
  public var id: String { "late/\(rawValue)" }

  /// An animator that does it.
  public var subject: Subject {
    .animator(id) { LateAnimator(self) }
  }
}

private final class LateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let completion: LateCompletion
  private var kept: (any UIViewControllerContextTransitioning)?

  init(_ completion: LateCompletion) {
    self.completion = completion
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let incoming = context.view(forKey: .to) { context.containerView.addSubview(incoming) }
    switch completion {
    case .task: Task { context.completeTransition(true) }
    case .delay:
      Dispatch.DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
        MainActor.assumeIsolated { context.completeTransition(true) }
      }
    case .never: kept = context
    }
  }
}
