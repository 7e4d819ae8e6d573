import AppearanceTrace

/// What a case's golden has to hold, as this run says.
public struct GoldenText: Sendable {
  /// The case.
  public let caseID: CaseID
  /// The bytes of the golden.
  public let bytes: [UInt8]
  /// The trace itself; it is printed where the golden refers to no other, or somebody asks.
  private let trace: KeptTrace
  /// The traces to which the golden could refer.
  private let models: [KeptTrace]

  /// The golden of a case: a word that it is another's, where nothing else is to be said.
  ///
  /// - Parameters:
  ///   - trace: The case's trace.
  ///   - reference: The system's trace with which a subject's is compared, if there is one; the golden
  ///     refers to it where nothing but the subject's own affairs differ.
  ///   - likeness: The system's trace in the scenario that this one is like, if there is one; a golden of
  ///     the system's refers to it where nothing differs but what the scenarios are called.
  public init(_ trace: Trace, reference: Trace? = nil, likeness: Trace? = nil) {
    self.init(
      CaseID(subject: trace.header.subject, scenario: trace.header.scenario), KeptTrace(trace),
      reference: reference.map(KeptTrace.init), likeness: likeness.map(KeptTrace.init)
    ) { SharedTrace(trace) == SharedTrace($0) }
  }

  /// The golden of a case that was run.
  ///
  /// - Parameters:
  ///   - result: The case.
  ///   - likeness: The system's trace in the scenario that this one is like, if there is one.
  public init(_ result: CaseResult, likeness: Trace? = nil) {
    let judged = result.judged.lookedAtForGolden
    self.init(
      judged.id, judged.trace, reference: judged.reference,
      likeness: likeness.map(KeptTrace.init)
    ) { _ in judged.sharesReference == true }
  }

  private init(
    _ id: CaseID, _ trace: KeptTrace, reference: KeptTrace?, likeness: KeptTrace?,
    sharing sharesReference: (Trace) -> Bool
  ) {
    caseID = id
    self.trace = trace
    // Equal traces of one subject stand once in their file, so that no word is needed for them.
    let likeness = id.subject == CaseID.systemSubject ? likeness : nil
    models = [reference, likeness].compactMap(\.self)
    if let reference, sharesReference(reference.trace) {
      bytes = reference.trace.sameAs.textBytes
    } else if let likeness, trace.trace.isLike(likeness.trace) {
      bytes = likeness.trace.sameAs.textBytes
    } else {
      bytes = trace.textBytes
    }
  }

  /// The bytes of the trace itself; the golden's own unless it refers to another.
  var traceBytes: [UInt8] { trace.textBytes }

  /// The trace to which a golden refers, with the words that do; none where it refers to no model.
  func model(of golden: [UInt8]) -> (words: CaseReference, trace: Trace)? {
    models.lazy.map(\.trace).map { ($0.sameAs, $0) }.first { $0.0.textBytes == golden }
  }
}

extension Trace {
  /// The words by which a golden refers to this trace.
  fileprivate var sameAs: CaseReference { CaseReference(scenario: header.scenario) }

  /// Whether two of the system's traces differ in nothing but scenario and evidence.
  fileprivate func isLike(_ other: Trace) -> Bool {
    var renamed = self
    renamed.header.scenario = other.header.scenario
    renamed.header.evidence = other.header.evidence
    return renamed == other
  }
}
