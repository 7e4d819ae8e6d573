import TransitionCertification

/// What the references rest on that nobody observed, ranked by how many verdicts rest on it.
struct InferenceRanking {
  /// The inferences, those with the most verdicts first.
  let entries: [Entry]

  /// An inference, with the number of cases whose reference has lines of it.
  struct Entry: ListingEntry {
    let id, title: String
    let verdicts, lines, scenarios: Int
  }

  /// Runs the system in all scenarios, and counts what no fact backs.
  ///
  /// - Parameter registry: the subjects whose verdicts are counted: those that have to hold.
  @MainActor init(_ registry: SubjectRegistry) {
    let scenarios = ScenarioCatalogue.all.filter { $0.applicability(to: .system) == .applies }
    let subjects = registry.judged.filter { $0.id != CaseID.systemSubject }
    let verdicts = Dictionary(
      scenarios.map { scenario in
        (scenario.id, subjects.count { scenario.applicability(to: $0.subject) == .applies })
      }, uniquingKeysWith: { first, _ in first })
    entries = Inference.all(in: scenarios.lazy.map { $0.run(.system) })
      .map { Entry($0, verdicts: $0.scenarios.reduce(0) { $0 + (verdicts[$1] ?? 0) }) }
      .sorted { ($1.verdicts, $1.lines, $0.id) < ($0.verdicts, $0.lines, $1.id) }
  }
}

extension InferenceRanking.Entry {
  fileprivate init(_ inference: Inference, verdicts: Int) {
    id = inference.form
    self.verdicts = verdicts
    lines = inference.lines
    scenarios = inference.scenarios.count
    let first = inference.scenarios.first.map { ", first in \($0)" } ?? ""
    title = "\(verdicts) verdicts, \(lines) lines\(first)"
  }
}
