@testable import TransitionCertification

/// A run of a few cases for reports.
@MainActor enum SampleRun {
  static let scenarios = ["modal/full-screen/present", "modal/full-screen/dismiss"]

  /// The cases of a subject in the sample scenarios.
  static func results(_ subject: Subject, waivers: [Waiver] = []) -> [CaseResult] {
    guard let today = PlainDate("2026-06-01") else { return [] }
    let runner = CaseRunner(references: ReferenceBook(), waivers: waivers, on: today)
    return scenarios.compactMap(ScenarioCatalogue.scenario).map { runner.run(subject, in: $0) }
  }

  /// A case of which there is no trace.
  static func lost(_ obstacle: CaseResult.Obstacle) -> CaseResult {
    CaseResult(CaseID(subject: silent.id, scenario: scenarios[0]), .iOS18, lostTo: obstacle)
  }

  /// A subject whose animator never says that it is done.
  static let silent = Subject.animator("sample/silent") { SilentAnimator() }
}

/// Never completes its transition.
final class SilentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}
