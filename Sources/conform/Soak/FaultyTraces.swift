import BuiltInSubjects
import ConformCommand
import TransitionCertification

/// What the faulty subjects that are built in do wrong, recorded at hand.
@MainActor enum FaultyTraces {
  /// The traces in which a rule is broken, in the order of the catalogue.
  static func all(_ settings: RunSettings) -> [Trace] {
    let subjects = SubjectRegistry.builtIn.all.filter { $0.role == .faulty }
    let recorders = CaseRecorders(for: subjects, settings)
    return subjects.flatMap { subject in
      let record = recorders.recorder(for: subject)
      return ScenarioCatalogue.all.compactMap { scenario in
        guard scenario.applicability(to: subject.subject) == .applies else { return nil }
        return record(subject.subject, scenario, ReferenceBook().profile).brokenTrace
      }
    }
  }
}

extension Recording {
  /// The trace, if a rule is broken in it.
  fileprivate var brokenTrace: Trace? {
    switch self {
    case .trace(let judged): judged.judgement.findings.isEmpty ? nil : judged.trace
    case .judged(let judged): judged.judgement.findings.isEmpty ? nil : judged.trace.trace
    case .lost: nil
    }
  }
}
