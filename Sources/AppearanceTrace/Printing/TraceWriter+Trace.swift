extension TraceWriter {
  /// Writes a whole trace.
  ///
  /// - Returns: Where its parts stand.
  mutating func write(_ trace: Trace) -> PrintedLines {
    write(trace.header)
    writeLine()
    writeLine(Keyword.cast)
    for member in trace.cast {
      space(Layout.indentation)
      write(member)
      endLine()
    }
    writeLine()
    let baseline = line
    writeLine(Trace.baselineHeading)
    write(trace.baseline)
    writeLine()
    let events = write(trace.events)
    let ending = line
    writeLine(trace.ending.heading)
    if let checkpoint = trace.ending.checkpoint { write(checkpoint) }
    return PrintedLines(baseline: baseline, events: events, ending: ending)
  }

  private mutating func write(_ header: Trace.Header) {
    writeLine("\(Keyword.trace) \(Layout.version)")
    writeHeader(Keyword.scenario, [header.scenario])
    writeHeader(Keyword.subject, [header.subject])
    writeHeader(Keyword.profile, [header.profile])
    writeHeader(Keyword.screen, header.screen.words)
    if !header.evidence.isEmpty {
      writeHeader(Keyword.evidence, header.evidence)
    }
    for clause in header.contract.declaredClauses {
      writeHeader(Keyword.contract, [clause.rawValue] + header.contract.words(of: clause))
    }
    if !header.unseen.isEmpty {
      writeHeader(Keyword.unseen, header.unseen.inOrder.map(\.rawValue))
    }
  }

  private mutating func writeHeader(_ keyword: String, _ values: [String]) {
    write(keyword: keyword, width: Layout.headerWidth)
    for (index, value) in values.enumerated() {
      if index > 0 { space() }
      write(word: value)
    }
    endLine()
  }

  private mutating func write(_ events: [Event]) -> [Int] {
    guard !events.isEmpty else { return [] }
    var lines: [Int] = []
    lines.reserveCapacity(events.count)
    var walk = EventWalk()
    var instant: TraceTime?
    for event in events {
      if event.time != instant {
        instant = event.time
        writeLine("\(Keyword.at) \(event.time.text)")
      }
      let level = walk.step(to: event).level
      lines.append(line)
      space(Layout.indentation * (1 + level))
      write(event)
      endLine()
    }
    writeLine()
    return lines
  }
}

extension Trace {
  /// The line above the baseline.
  public static var baselineHeading: String { Keyword.baseline }
}

extension Trace.Ending {
  /// The line that says how the run came to its end.
  public var heading: String {
    switch self {
    case .settled(let time, _): "\(Keyword.settled) \(Keyword.at) \(time.text)"
    case .unsettled(let time, _): "\(Keyword.unsettled) \(Keyword.at) \(time.text)"
    case .raised(let fault): "\(Keyword.raised) \(fault.word())"
    }
  }
}
