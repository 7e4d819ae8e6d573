extension Trace {
  /// The trace as the ledger's text: UTF-8, line feeds, a final one.
  ///
  /// A trace without a flaw is read back from its text as what it is, and its text has no other form.
  public var text: String {
    printed.writer.text
  }

  /// The bytes of the ledger's text, as a golden file holds them.
  public var textBytes: [UInt8] {
    printed.writer.bytes
  }

  /// The number of the line of each event in the ledger's text, from 1.
  ///
  /// It takes as long as printing the whole trace.
  public var lineNumbers: [Int] {
    printed.lines.events
  }

  /// Where the parts of the trace stand in the ledger's text.
  ///
  /// It takes as long as printing the whole trace.
  public var printedLines: PrintedLines {
    printed.lines
  }

  /// The number of one event's line in the ledger's text, from 1.
  ///
  /// It takes as long as printing the whole trace; for many events ask once for the numbers of all.
  ///
  /// - Parameter index: The event's place among the events, from 0.
  public func line(ofEvent index: Int) -> Int {
    lineNumbers[index]
  }

  private var printed: (writer: TraceWriter, lines: PrintedLines) {
    var writer = TraceWriter()
    let lines = writer.write(self)
    return (writer, lines)
  }
}
