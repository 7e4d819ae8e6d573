import AppearanceTrace
import ConformanceRules
import TransitionScenarios

/// How the changes of a subject have come to rest that are tried without an animation, too.
///
/// The scenario without an animation stands behind the other one in the catalogue. Where only that one is
/// run, there is nothing to compare it with; and one that must not be as it is measures no other.
struct AnimatedRuns {
  private var rests: [CaseID: Checkpoint] = [:]

  /// What the rules say of a case, with the animated one beside it if that was judged before.
  mutating func judgement(of judged: JudgedTrace, in scenario: Scenario) -> Judgement {
    let trace = judged.trace
    switch scenario.variant {
    case .finished:
      guard case .settled(_, let checkpoint) = trace.ending, scenario.sibling(.unanimated) != nil,
        !judged.judgement.findings.contains(where: { $0.level == .must })
      else { break }
      rests[CaseID(subject: trace.header.subject, scenario: scenario.id)] = checkpoint
    case .unanimated:
      guard let sibling = scenario.sibling(.finished),
        let rest = rests.removeValue(
          forKey: CaseID(subject: trace.header.subject, scenario: sibling.id))
      else { break }
      return Judge().judge(trace, beside: rest)
    case .cancelled, .interrupted, .reGrabbed, .repeated, .reversed, .turnedRound, .resting, .flung,
      .relieved, .joined, .reEntrant:
      break
    }
    return judged.judgement
  }
}
