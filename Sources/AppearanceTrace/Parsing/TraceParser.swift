/// Reads a trace from its text, top to bottom: its head, event by event, its ending.
struct TraceParser {
  private var reader: LineReader
  private var walk = EventWalk()
  private let strangers: Strangers
  /// The cast, once it is read.
  private(set) var names = NamesOfCast()
  private var part = Part.head
  /// How many events have been read.
  private(set) var count = 0
  /// The number of the line of the event that was read last, from 1.
  private(set) var lineOfEvent = 0

  /// What to do with names that are not in the cast.
  enum Strangers {
    case refused, admitted
  }

  /// Which part of the text comes next.
  private enum Part: Equatable {
    case head
    /// The instant that begins here, if one does.
    case instant
    /// An event of the instant that goes on.
    case event(at: TraceTime)
    case ending
  }

  init(_ bytes: [UInt8], strangers: Strangers = .refused) {
    reader = LineReader(bytes)
    self.strangers = strangers
  }

  /// - Parameter pieces: Gives the text piece by piece, and nothing behind the last.
  init(pieces: @escaping () -> [UInt8]) {
    reader = LineReader(pieces: pieces)
    strangers = .refused
  }

  /// Reads the whole text.
  mutating func parse() throws(TraceSyntaxError) -> ParsedTrace {
    var trace = try parseHead()
    var lines: [Int] = []
    while let event = try parseEvent() {
      trace.events.append(event)
      lines.append(lineOfEvent)
    }
    trace.ending = try parseEnding()
    return ParsedTrace(trace: trace, lineOfEvent: lines)
  }

  /// Reads header, cast and baseline.
  ///
  /// - Returns: A trace without events, which ends as it begins.
  mutating func parseHead() throws(TraceSyntaxError) -> Trace {
    let header = try Trace.Header(from: &reader)
    names = try parseCast()
    let baseline = try parseBaseline()
    walk = EventWalk(from: baseline)
    part = reader.holds(Keyword.at, in: reader.bareWord) ? .instant : .ending
    return Trace(
      header: header, cast: names.cast, baseline: baseline, ending: .settled(at: .zero, baseline))
  }

  private mutating func takeHeading(_ keyword: String) throws(TraceSyntaxError) {
    guard reader.holds(keyword, in: reader.bareWord) else {
      throw reader.unexpected(reader.bareWord, expected: .literal(keyword), from: [keyword])
    }
    try reader.take(keyword)
    try reader.endLine()
  }
}

// MARK: - Cast and baseline

extension TraceParser {
  private mutating func parseCast() throws(TraceSyntaxError) -> NamesOfCast {
    try takeHeading(Keyword.cast)
    var names = NamesOfCast()
    while !reader.isBlank {
      try reader.takeIndentation(or: .blankLine)
      names.append(try reader.takeCastMember(behind: names))
      try reader.endLine()
    }
    try reader.takeBlankLine()
    if strangers == .refused { reader.cast = names }
    return names
  }

  private mutating func parseBaseline() throws(TraceSyntaxError) -> Checkpoint {
    try takeHeading(Keyword.baseline)
    var lines = CheckpointLines()
    while !reader.isBlank {
      try reader.takeIndentation(or: .blankLine)
      try lines.take(&reader)
      try reader.endLine()
    }
    try reader.takeBlankLine()
    return lines.checkpoint
  }
}

// MARK: - Events and ending

extension TraceParser {
  /// Reads the next event, behind the head; none where all are read.
  mutating func parseEvent() throws(TraceSyntaxError) -> Event? {
    if part == .instant {
      if count > 0, reader.isBlank {
        try reader.takeBlankLine()
        part = .ending
      } else {
        part = .event(at: try parseInstant())
      }
    }
    guard case .event(let time) = part else { return nil }
    let event = try parseEvent(at: time)
    if reader.next != .space { part = .instant }
    return event
  }

  private mutating func parseInstant() throws(TraceSyntaxError) -> TraceTime {
    guard reader.holds(Keyword.at, in: reader.bareWord) else {
      throw reader.unexpected(.instantOrEnding)
    }
    try reader.take(Keyword.at)
    return try parseTime(isHeading: true)
  }

  /// Takes the time at the end of a line, which may not be before the last event.
  ///
  /// - Parameter isHeading: Whether events follow; then the time may not be that of the last one.
  private mutating func parseTime(isHeading: Bool = false) throws(TraceSyntaxError) -> TraceTime {
    try reader.takeSpaces(before: .time)
    let start = reader.position
    let time = try reader.takeTime()
    if isHeading, count > 0, time == walk.time {
      throw reader.error(.repeatedInstant(time), at: start)
    }
    if time < walk.time {
      throw reader.error(.disorder(.timeGoesBack(from: walk.time, to: time)), at: start)
    }
    try reader.endLine()
    return time
  }

  private mutating func parseEvent(at time: TraceTime) throws(TraceSyntaxError) -> Event {
    let indentation = reader.spaces
    guard indentation > 0 else { throw reader.unexpected(.event) }
    reader.position += indentation
    let start = reader.position
    let event = try reader.takeEvent(at: time)
    try reader.takeEndOfLine()
    let (level, disorder) = walk.step(to: event)
    if let disorder {
      throw reader.error(.disorder(disorder), at: start)
    }
    let expected = Layout.indentation * (1 + level)
    guard indentation == expected else {
      throw reader.error(.indentation(found: indentation, expected: expected), at: start)
    }
    count += 1
    lineOfEvent = reader.line
    try reader.nextLine()
    return event
  }

  /// Reads the ending, behind the last event, and makes sure that nothing follows.
  mutating func parseEnding() throws(TraceSyntaxError) -> Trace.Ending {
    let ending = try takeEnding()
    guard reader.isAtEndOfText else { throw reader.unexpected(.endOfText) }
    return ending
  }

  private mutating func takeEnding() throws(TraceSyntaxError) -> Trace.Ending {
    let keyword = reader.bareWord
    switch reader.text(keyword) {
    case Keyword.settled:
      let time = try parseEndingTime(after: keyword)
      return .settled(at: time, try parseLastCheckpoint())
    case Keyword.unsettled:
      let time = try parseEndingTime(after: keyword)
      return .unsettled(at: time, try parseLastCheckpoint())
    case Keyword.raised:
      reader.position = keyword.upperBound
      try reader.takeSpaces(before: .name)
      let fault = try reader.takeWord()
      try reader.endLine()
      return .raised(fault: fault)
    default:
      var words = [Keyword.settled, Keyword.unsettled, Keyword.raised]
      if count == 0 { words.insert(Keyword.at, at: 0) }
      throw reader.unexpected(keyword, expected: .oneOf(words), from: words)
    }
  }

  private mutating func parseEndingTime(
    after keyword: Range<Int>
  ) throws(TraceSyntaxError) -> TraceTime {
    reader.position = keyword.upperBound
    try reader.takeSpaces(before: .literal(Keyword.at))
    try reader.take(Keyword.at)
    return try parseTime()
  }

  private mutating func parseLastCheckpoint() throws(TraceSyntaxError) -> Checkpoint {
    var lines = CheckpointLines()
    while !reader.isAtEndOfText {
      try reader.takeIndentation(or: .endOfText)
      try lines.take(&reader)
      try reader.endLine()
    }
    return lines.checkpoint
  }
}
