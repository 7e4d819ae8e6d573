import AppearanceTrace
import TransitionVocabulary
import UIKit

extension Recorder {
  /// Takes in what happened, by whose doing.
  func stage(_ event: StageEvent, cause: StageCause) {
    // Who acts on UIKit from another thread than the main one is stopped before he can be believed. What the host
    // does by itself follows from what somebody did.
    if cause != .host { MainActor.preconditionIsolated() }
    guard !isBlind else { return }
    guard beginnings == nil else { return noteBeginning(event) }
    let cause = answerable(cause)
    if case .changing(let view, let kind) = event {
      return noteChange(of: view, kind, cause)
    }
    settleChange()
    noteProgress()
    switch event {
    case .changing: break
    case .call(let call): note(call, cause)
    case .began(let transition, let frame): begin(transition, announcing: frame)
    case .engaged(let transition, let context): noteContext(context, of: transition)
    case .ended(let transition, let finished): end(transition, finished: finished)
    case .delegated(let controller, let isPresent):
      noteDelegate(of: controller, isPresent: isPresent)
    case .inserted(let view, let superview): noteInsertion(of: view, into: superview, cause)
    case .removed(let view, let superview): noteRemoval(of: view, from: superview, cause)
    case .reordered(let view, let superview): noteReordering(of: view, in: superview, cause)
    case .animated(let view, let isMoving): noteMotion(of: view, isMoving: isMoving, cause)
    case .window(let window, let step): note(step, of: window)
    case .statusBar(let look): record(.statusBar(self.look(look)))
    case .posted(let notification): note(notification, cause)
    case .answer(let call, let answer): note(answer, to: call)
    case .complaint(let complaint, let controller): note(complaint, about: controller)
    }
  }

  private func answerable(_ cause: StageCause) -> StageCause {
    switch cause {
    case .subject: hasSubject ? cause : .host
    case .host, .script: cause
    }
  }

  private func note(_ complaint: Complaint, about controller: UIViewController?) {
    let effect: Event.FaultEffect
    switch complaint.effect {
    case .logged: effect = .logged
    case .refused: effect = .refused
    case .raised: return
    }
    record(.fault(id: complaint.id, effect: effect, object: controller.map(name)))
  }
}
