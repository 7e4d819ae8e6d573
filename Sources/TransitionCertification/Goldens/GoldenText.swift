/// What a case's golden has to hold, as this run says.
public struct GoldenText: Sendable {
  /// The case.
  public let caseID: CaseID
  /// The bytes of the golden.
  public let bytes: [UInt8]
  /// The bytes of the trace itself; the golden's own unless it refers to the reference.
  let traceBytes: [UInt8]
  /// The reference for the same scenario, for a subject's trace.
  let reference: Trace?

  /// The golden of a reference: the trace as it is.
  public init(_ trace: Trace) {
    self.init(trace, reference: nil)
  }

  /// The golden of a subject: a word that it is the reference's, where nothing but its own affairs differ.
  ///
  /// - Parameters:
  ///   - trace: The subject's trace.
  ///   - reference: The system's trace with which it is compared, if there is one.
  public init(_ trace: Trace, reference: Trace?) {
    caseID = CaseID(subject: trace.header.subject, scenario: trace.header.scenario)
    traceBytes = trace.textBytes
    self.reference = reference
    if let reference, SharedTrace(trace) == SharedTrace(reference) {
      bytes = CaseReference(scenario: reference.header.scenario).textBytes
    } else {
      bytes = traceBytes
    }
  }
}
