/// A trace that is read from its text event by event, for those who need not keep them.
package struct TraceReading {
  /// Header, cast and baseline: a trace without events, which ends as it begins.
  package let head: Trace
  private var parser: TraceParser

  /// Begins to read.
  ///
  /// - Parameter text: The text, just as a golden file holds it.
  /// - Throws: The first place where it is no trace's in its only form.
  package init(_ text: [UInt8]) throws(TraceSyntaxError) {
    parser = TraceParser(text)
    head = try parser.parseHead()
  }

  /// Begins to read a text that nobody need have whole.
  ///
  /// - Parameter pieces: Gives the text piece by piece, and nothing behind the last.
  /// - Throws: The first place where it is no trace's in its only form.
  package init(pieces: @escaping () -> [UInt8]) throws(TraceSyntaxError) {
    parser = TraceParser(pieces: pieces)
    head = try parser.parseHead()
  }

  /// Who is who.
  package var roles: RoleBook { RoleBook(parser.names) }

  /// How many events have been read.
  package var count: Int { parser.count }

  /// Reads the next event; none where all are read.
  package mutating func next() throws(TraceSyntaxError) -> Event? { try parser.parseEvent() }

  /// Reads the ending, behind the last event.
  package mutating func end() throws(TraceSyntaxError) -> Trace.Ending { try parser.parseEnding() }
}

extension Trace.Header {
  /// Reads the header of a trace's text, and nothing behind it.
  package init(reading text: [UInt8]) throws(TraceSyntaxError) {
    var reader = LineReader(text)
    try self.init(from: &reader)
  }
}
