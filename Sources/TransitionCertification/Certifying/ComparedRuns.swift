import AppearanceTrace
import ConformanceRules
import TransitionScenarios

/// How changes of a subject have come to rest that others of its cases are compared with: the same without an
/// animation, and the same after a pull in vain.
///
/// The scenario that others are compared with stands before them in the catalogue. Where only those are run, there
/// is nothing to compare them with; and one that must not be as it is measures no other.
struct ComparedRuns {
  private var subject: String?
  /// How the cases of this subject rest, by their scenarios.
  private var rests: [String: Checkpoint] = [:]

  /// What the rules say of a case, beside those that it is compared with if they were judged before.
  mutating func judgement(of judged: JudgedTrace, in scenario: Scenario) -> Judgement {
    note(judged.trace, judged.judgement, in: scenario)
    let beside = rests(beside: scenario)
    guard beside.animated != nil || beside.undisturbed != nil else { return judged.judgement }
    return Judge().judge(
      judged.trace, beside: beside.animated, undisturbed: beside.undisturbed)
  }

  /// Keeps how a case rests, if others are compared with it.
  ///
  /// - Parameter judgement: What the rules say of the case alone.
  mutating func note(_ trace: Trace, _ judgement: Judgement, in scenario: Scenario) {
    if subject != trace.header.subject {
      subject = trace.header.subject
      rests = [:]
    }
    if case .settled(_, let checkpoint) = trace.ending, scenario.isCompared,
      !judgement.findings.contains(where: { $0.level == .must })
    {
      rests[scenario.id] = checkpoint
    }
  }

  /// How those rest that a case is compared with: the same where it is animated, and where nothing was pulled in
  /// vain before; none for what is not known, or not to be compared.
  func rests(beside scenario: Scenario) -> (animated: Checkpoint?, undisturbed: Checkpoint?) {
    (
      scenario.variant == .unanimated ? rest(of: scenario.sibling(.finished)) : nil,
      rest(of: scenario.withoutVainPull)
    )
  }

  private func rest(of scenario: Scenario?) -> Checkpoint? { scenario.flatMap { rests[$0.id] } }
}

extension Scenario {
  /// Whether others are compared with it.
  fileprivate var isCompared: Bool {
    variant == .finished && sibling(.unanimated) != nil || Self.undisturbed.contains(id)
  }

  /// Those without the pull in vain that stands before the same elsewhere.
  private static let undisturbed = Set(ScenarioCatalogue.all.compactMap { $0.withoutVainPull?.id })
}
