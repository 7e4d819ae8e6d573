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
    var judging = Judging(trace, contract: contract)
    defer { judging.retire() }
    while let event = try reading.next() { judging.observe(event) }
    trace.ending = try reading.end()
    let judgement = try judging.conclude(trace) { () throws(TraceSyntaxError) in
      try Trace(parsing: text)
    }
    return ReadJudgement(
      judgement: judgement, eventCount: reading.count, isSettled: trace.ending.isSettled)
  }
}
