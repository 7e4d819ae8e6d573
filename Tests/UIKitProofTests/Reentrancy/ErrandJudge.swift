import UIKit

/// Keeps which transitions began, and when.
final class TransitionEar: SceneObserver {
  private(set) var begun: [(number: Int, at: TimeInterval)] = []

  func scene(_ event: SceneEvent, cause: SceneCause) {
    guard case .began(let transition, _) = event else { return }
    begun.append((transition.number, Headless.now))
  }
}

/// Says what became of an errand.
@MainActor final class ErrandJudge {
  private let errand: Errand
  private let victim: UIViewController?
  private let hadNothingToDo: Bool
  private let askedAt = Headless.now
  private let begunBefore: Int
  private let complaintsBefore = Headless.complaints.count

  /// Begins right before the errand is asked.
  init(_ errand: Errand, in scene: ReentrantScene, caller: UIViewController) {
    self.errand = errand
    victim = scene.victim(of: errand, by: caller)
    hadNothingToDo = (errand == .dismiss || errand == .pop) && victim == nil
    begunBefore = scene.ear.begun.count
  }

  /// The outcome, when all is at rest.
  func outcome(in scene: ReentrantScene) -> Outcome {
    let complaints = Headless.complaints.dropFirst(complaintsBefore)
    if let raised = complaints.first(where: { $0.effect == .raised }) { return .raised(raised.id) }
    if let refused = complaints.first(where: { $0.effect == .refused }) {
      return .refused(refused.id)
    }
    guard scene.hasEffect(errand, on: victim), !hadNothingToDo else {
      return hadNothingToDo ? .idle : .lost
    }
    if let logged = complaints.first { return .logged(logged.id) }
    let next = scene.ear.begun.dropFirst(begunBefore).first
    return next.map { $0.at > askedAt } ?? false ? .deferred : .allowed
  }
}
