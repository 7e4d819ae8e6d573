import BuiltInSubjects
import ConformCommand
import TransitionCertification

/// What the faulty subjects that are built in do wrong, recorded at hand.
@MainActor enum FaultyTraces {
  /// The traces in which a rule is broken, in the order of the catalogue.
  ///
  /// - Parameters:
  ///   - settings: How they are recorded.
  ///   - lost: Who remembers the cases that are lost.
  static func all(_ settings: RunSettings, noting lost: LostCases) -> [Trace] {
    let subjects = SubjectRegistry.builtIn.all.filter { $0.role == .faulty }
    let recorders = CaseRecorders(for: subjects, settings, noting: lost)
    let profile = ReferenceBook().profile
    var traces: [Trace] = []
    for subject in subjects {
      let record = recorders.recorder(for: subject)
      for scenario in ScenarioCatalogue.all
      where scenario.applicability(to: subject.subject) == .applies {
        let trace = record(subject.subject, scenario, profile).brokenTrace
        traces += [trace].compactMap(\.self)
      }
    }
    return traces
  }
}

extension Recording {
  /// The trace, if a rule is broken in it.
  fileprivate var brokenTrace: Trace? {
    let judged: JudgedTrace
    switch self {
    case .trace(let trace): judged = trace
    case .judged(let elsewhere): judged = JudgedTrace(elsewhere.trace.trace)
    case .lost: return nil
    }
    return judged.judgement.findings.isEmpty ? nil : judged.trace
  }
}
