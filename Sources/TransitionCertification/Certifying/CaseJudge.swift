package import AppearanceTrace

/// Judges traces by all rules, and compares them with what the system does.
///
/// It knows no waivers: what it says of a case is the same whoever asks, in whichever process.
@MainActor package final class CaseJudge {
  private let references: ReferenceBook
  private var runs = ComparedRuns()

  /// - Parameter references: What the system does.
  package init(references: ReferenceBook) {
    self.references = references
  }

  /// What is to be said of a trace.
  ///
  /// Of the scenarios of one change the one that others are compared with has to come first: the animated one, and the
  /// one before which nothing is pulled in vain.
  package func judge(_ trace: KeptTrace, in scenario: Scenario) -> JudgedCase {
    judge(JudgedTrace(trace.trace), kept: trace, in: scenario)
  }

  /// What is to be said of a trace that the rules have read.
  package func judge(_ judged: JudgedTrace, in scenario: Scenario) -> JudgedCase {
    judge(judged, kept: KeptTrace(judged.trace), in: scenario)
  }

  private func judge(
    _ judged: JudgedTrace, kept: KeptTrace, in scenario: Scenario
  ) -> JudgedCase {
    let compared = CaseComparison(of: scenario, from: references).result(of: judged.trace)
    return JudgedCase(
      kept, reference: compared.reference,
      judgement: runs.judgement(of: judged, in: scenario), transparency: compared.finding,
      exemptions: compared.exemptions, clausesCompared: compared.clausesNeeded)
  }
}
