package import AppearanceTrace

/// What is said of a trace that was read for it alone, and of which nobody has kept the events.
package struct ReadJudgement: Sendable {
  /// What the rules say.
  package let judgement: Judgement
  /// How many events the trace has.
  package let eventCount: Int
  /// Whether it came to rest.
  package let isSettled: Bool
}

extension Judge {
  /// Judges a trace while it is read, which takes as much memory however many events there are.
  ///
  /// - Parameter text: The trace's text. Where something is found it is read once more, to be told with its
  ///   lines.
  /// - Throws: The first place where it is no trace's.
  package func judge(reading text: [UInt8]) throws(TraceSyntaxError) -> ReadJudgement {
    var reading = try TraceReading(text)
    var trace = reading.head
    var judging = Judging(
      trace, contract: contract ?? trace.header.contract, checkers: nil, roles: reading.roles)
    defer { judging.retire() }
    while let event = try reading.next() { judging.observe(event) }
    trace.ending = try reading.end()
    let judgement = try judging.conclude(trace) { () throws(TraceSyntaxError) in
      try Trace(parsing: text)
    }
    return ReadJudgement(
      judgement: judgement, eventCount: reading.count, isSettled: trace.ending.isSettled)
  }

  /// Judges a trace while it is read, unless something is found: then it is to be read whole, and told with its lines.
  ///
  /// - Returns: None where something is found, and where the trace does not come to rest.
  /// - Throws: The first place where it is no trace's.
  package func acquit(
    _ reading: consuming TraceReading
  ) throws(TraceSyntaxError) -> ReadJudgement? {
    var trace = reading.head
    var judging = Judging(
      trace, contract: contract ?? trace.header.contract, checkers: nil, roles: reading.roles)
    defer { judging.retire() }
    while let event = try reading.next() {
      judging.observe(event)
      if reading.count % Self.pause == 0, !judging.isContent { return nil }
    }
    trace.ending = try reading.end()
    guard trace.ending.isSettled, let judgement = judging.acquittal(of: trace) else { return nil }
    return ReadJudgement(judgement: judgement, eventCount: reading.count, isSettled: true)
  }

  /// After how many events it is asked again whether something is found.
  private static let pause = 1024
}
