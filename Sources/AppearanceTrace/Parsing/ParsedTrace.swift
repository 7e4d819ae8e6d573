/// A trace as it was read from its text, and where its events stand there.
public struct ParsedTrace: Sendable, Equatable {
  /// What the text says.
  public var trace: Trace
  /// The number of the line of each event, from 1.
  public var lineOfEvent: [Int]

  /// Reads a trace's text.
  ///
  /// - Parameter bytes: The text, just as a golden file holds it.
  /// - Throws: The first place where the text is no trace in its only form.
  public init(parsing bytes: some Sequence<UInt8>) throws(TraceSyntaxError) {
    var parser = TraceParser(Array(bytes))
    self = try parser.parse()
  }

  /// Reads a trace's text that may speak of objects that its cast does not hold.
  ///
  /// It is for texts that are written by hand, and whose cast is to be completed from what they speak of.
  ///
  /// - Parameter bytes: The text, but for the cast just as a golden file holds it.
  /// - Throws: The first place where the text is no trace in its only form.
  package init(
    parsingWithStrangers bytes: some Sequence<UInt8>
  ) throws(TraceSyntaxError) {
    var parser = TraceParser(Array(bytes), strangers: .admitted)
    self = try parser.parse()
  }

  init(trace: Trace, lineOfEvent: [Int]) {
    self.trace = trace
    self.lineOfEvent = lineOfEvent
  }
}

extension Trace {
  /// Reads a trace's text.
  ///
  /// Only the text that the trace itself would print is accepted.
  ///
  /// - Parameter bytes: The text, just as a golden file holds it.
  /// - Throws: The first place where the text is no trace in its only form.
  public init(parsing bytes: some Sequence<UInt8>) throws(TraceSyntaxError) {
    self = try ParsedTrace(parsing: bytes).trace
  }

  /// Reads a trace's text.
  ///
  /// - Throws: The first place where the text is no trace in its only form.
  public init(parsing text: String) throws(TraceSyntaxError) {
    try self.init(parsing: text.utf8)
  }
}
