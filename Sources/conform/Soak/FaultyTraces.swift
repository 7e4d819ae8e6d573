import BuiltInSubjects
import ConformCommand
import TransitionCertification

/// What the faulty subjects that are built in do wrong, recorded at hand.
@MainActor enum FaultyTraces {
  /// The traces in which a rule is broken, in the order of the catalogue. No thread is started for them, since the
  /// proof forks this process: what another thread was at then would never be done there.
  ///
  /// - Parameters:
  ///   - settings: How they are recorded.
  ///   - lost: Who remembers the cases that are lost.
  static func all(_ settings: RunSettings, noting lost: LostCases) -> [Trace] {
    let subjects = SubjectRegistry.builtIn.all.filter { $0.role == .faulty }
    let recorders = CaseRecorders(for: subjects, settings.withoutThreads, noting: lost)
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
    switch self {
    case .trace(let judged): judged.judgement.findings.isEmpty ? nil : judged.trace
    case .judged(let elsewhere): elsewhere.isBroken ? elsewhere.trace.trace : nil
    case .lost: nil
    }
  }
}
