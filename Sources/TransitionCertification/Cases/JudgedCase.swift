package import AppearanceTrace

/// A case that was played, judged and compared, before any waiver.
public struct JudgedCase: Sendable {
  /// The case.
  package let id: CaseID
  /// What happened.
  package let trace: KeptTrace
  /// How many events the trace has.
  let eventCount: Int
  /// Whether all came to rest.
  let isSettled: Bool
  /// The system's trace with which it was compared; none for the system, and where there is none.
  package let reference: KeptTrace?
  /// What the rules say of it.
  let judgement: Judgement
  /// What differs from the reference; none if nothing does, or where there is nothing to compare with.
  let transparency: TransparencyFinding?
  /// What the comparison let off.
  let exemptions: [Exemption]
  /// The clauses of the contract that the comparison needed.
  let clausesCompared: Set<SubjectContract.Clause>
  /// Whether nothing but the subject's own affairs differs from the reference, where that was looked at.
  var sharesReference: Bool?
  /// The views that have recognizers before the script acts or at rest, each once; none where the trace is judged
  /// while it is read.
  var notedRecognizers: [String]?
}

extension JudgedCase {
  /// A case of which there is the trace, here.
  init(
    _ kept: KeptTrace, reference: KeptTrace? = nil, judgement: Judgement,
    transparency: TransparencyFinding? = nil, exemptions: [Exemption] = [],
    clausesCompared: Set<SubjectContract.Clause> = []
  ) {
    let trace = kept.trace
    self.init(
      id: CaseID(subject: trace.header.subject, scenario: trace.header.scenario),
      trace: kept, eventCount: trace.events.count, isSettled: trace.ending.isSettled,
      reference: reference, judgement: judgement, transparency: transparency,
      exemptions: exemptions, clausesCompared: clausesCompared,
      notedRecognizers: trace.viewsWithRecognizers)
  }

  /// The views that have recognizers before the script acts or at rest; where that was not noted, the trace is read.
  var viewsWithRecognizers: [String] { notedRecognizers ?? trace.trace.viewsWithRecognizers }

  /// Whether a rule is broken in it.
  package var isBroken: Bool { !judgement.findings.isEmpty }

  /// Its own trace, and the one with which it was compared.
  package var traces: [KeptTrace] { [trace, reference].compactMap(\.self) }
}

extension Trace {
  /// The views that have recognizers before the script acts, or when all is at rest, each once.
  fileprivate var viewsWithRecognizers: [String] {
    let last: Checkpoint? =
      switch ending {
      case .settled(_, let checkpoint), .unsettled(_, let checkpoint): checkpoint
      case .raised: nil
      }
    let views = [baseline, last].compactMap(\.self).flatMap(\.properties)
      .filter { $0.property.kind == .recognizers }.map(\.view)
    return Set(views).sorted()
  }
}
