/// Reads a trace from its text, top to bottom.
struct TraceParser {
  private var reader: LineReader
  private var walk = EventWalk()
  private var events: [Event] = []
  private var lineOfEvent: [Int] = []

  init(_ bytes: [UInt8]) {
    reader = LineReader(bytes)
  }

  /// Reads the whole text.
  mutating func parse() throws(TraceSyntaxError) -> ParsedTrace {
    let header = try parseHeader()
    let cast = try parseCast()
    let baseline = try parseBaseline()
    try parseEvents()
    let ending = try parseEnding()
    guard reader.isAtEndOfText else { throw reader.unexpected(.endOfText) }
    let trace = Trace(
      header: header, cast: cast, baseline: baseline, events: events, ending: ending)
    return ParsedTrace(trace: trace, lineOfEvent: lineOfEvent)
  }

  /// Takes a blank line.
  ///
  /// - Parameter keywords: What could have stood there too, for the error.
  private mutating func takeBlankLine(
    orLineOf keywords: [String] = []
  ) throws(TraceSyntaxError) {
    guard reader.isBlank else {
      throw reader.unexpected(reader.bareWord, expected: .blankLine, from: keywords)
    }
    try reader.nextLine()
  }

  private mutating func takeHeading(_ keyword: String) throws(TraceSyntaxError) {
    guard reader.holds(keyword, in: reader.bareWord) else {
      throw reader.unexpected(reader.bareWord, expected: .literal(keyword), from: [keyword])
    }
    try reader.take(keyword)
    try endLine()
  }

  private mutating func endLine() throws(TraceSyntaxError) {
    try reader.takeEndOfLine()
    try reader.nextLine()
  }
}

// MARK: - Header, cast, baseline

extension TraceParser {
  private mutating func parseHeader() throws(TraceSyntaxError) -> Trace.Header {
    try reader.nextLine()
    try parseVersion()
    let scenario = try parseHeaderLine(Keyword.scenario)
    let subject = try parseHeaderLine(Keyword.subject)
    let profile = try parseHeaderLine(Keyword.profile)
    var evidence: [String] = []
    if reader.holds(Keyword.evidence, in: reader.bareWord) {
      try reader.take(keyword: Keyword.evidence, width: Layout.headerWidth)
      evidence = [try reader.takeWord()] + (try reader.takeSpacedWords())
      try endLine()
    }
    let contract = try parseContract()
    let unseen = try parseUnseen()
    let isPlain = contract == SubjectContract() && unseen.isEmpty
    try takeBlankLine(
      orLineOf: (isPlain && evidence.isEmpty ? [Keyword.evidence] : [])
        + (unseen.isEmpty ? [Keyword.contract, Keyword.unseen] : []))
    return Trace.Header(
      scenario: scenario, subject: subject, profile: profile, evidence: evidence,
      contract: contract, unseen: unseen)
  }

  /// Takes what the host could not see.
  private mutating func parseUnseen() throws(TraceSyntaxError) -> Set<SceneSense> {
    guard reader.holds(Keyword.unseen, in: reader.bareWord) else { return [] }
    try reader.take(keyword: Keyword.unseen, width: Layout.headerWidth)
    let start = reader.position
    let words = [try reader.takeWord()] + (try reader.takeSpacedWords())
    let unseen = try reader.senses(words, at: start)
    try endLine()
    return unseen
  }

  /// Takes the clauses of the subject's contract, each in a line.
  private mutating func parseContract() throws(TraceSyntaxError) -> SubjectContract {
    var contract = SubjectContract()
    var rest = SubjectContract.Clause.allCases[...]
    while reader.holds(Keyword.contract, in: reader.bareWord) {
      try reader.take(keyword: Keyword.contract, width: Layout.headerWidth)
      let start = reader.position
      let word = try reader.takeWord()
      guard let place = rest.firstIndex(where: { $0.rawValue == word }) else {
        throw reader.error(
          .unexpected(.text(word), expected: .oneOf(rest.map(\.rawValue))), at: start)
      }
      let values = min(reader.position + 1, reader.end)
      let words = try reader.takeSpacedWords()
      guard contract.declare(rest[place], words) else {
        throw reader.error(
          .unexpected(
            words.isEmpty ? .endOfLine : .text(words.joined(separator: " ")),
            expected: .clause(rest[place].rawValue)), at: values)
      }
      rest = rest[(place + 1)...]
      try endLine()
    }
    return contract
  }

  private mutating func parseVersion() throws(TraceSyntaxError) {
    try reader.take(keyword: Keyword.trace, width: 0)
    let version = reader.bareWord
    guard reader.holds(Layout.version, in: version) else {
      guard !version.isEmpty else { throw reader.unexpected(.number) }
      throw reader.error(.unsupportedVersion(reader.short(version)))
    }
    reader.position = version.upperBound
    try endLine()
  }

  private mutating func parseHeaderLine(_ keyword: String) throws(TraceSyntaxError) -> String {
    try reader.take(keyword: keyword, width: Layout.headerWidth)
    let value = try reader.takeWord()
    try endLine()
    return value
  }

  private mutating func parseCast() throws(TraceSyntaxError) -> [Trace.CastMember] {
    try takeHeading(Keyword.cast)
    var cast: [Trace.CastMember] = []
    while !reader.isBlank {
      try reader.takeIndentation(or: .blankLine)
      let name = try reader.takeWord()
      try reader.takeSpaces(Layout.castGap, before: .name)
      cast.append(Trace.CastMember(name: name, type: try reader.takeWord()))
      try endLine()
    }
    try takeBlankLine()
    return cast
  }

  private mutating func parseBaseline() throws(TraceSyntaxError) -> Checkpoint {
    try takeHeading(Keyword.baseline)
    var lines = CheckpointLines()
    while !reader.isBlank {
      try reader.takeIndentation(or: .blankLine)
      try lines.take(&reader)
      try endLine()
    }
    try takeBlankLine()
    return lines.checkpoint
  }
}

// MARK: - Events and ending

extension TraceParser {
  private mutating func parseEvents() throws(TraceSyntaxError) {
    guard reader.holds(Keyword.at, in: reader.bareWord) else { return }
    while !reader.isBlank {
      let time = try parseInstant()
      repeat {
        try parseEvent(at: time)
      } while reader.next == .space
    }
    try takeBlankLine()
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
    if isHeading, !events.isEmpty, time == walk.time {
      throw reader.error(.repeatedInstant(time), at: start)
    }
    if time < walk.time {
      throw reader.error(.disorder(.timeGoesBack(from: walk.time, to: time)), at: start)
    }
    try endLine()
    return time
  }

  private mutating func parseEvent(at time: TraceTime) throws(TraceSyntaxError) {
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
    events.append(event)
    lineOfEvent.append(reader.line)
    try reader.nextLine()
  }

  private mutating func parseEnding() throws(TraceSyntaxError) -> Trace.Ending {
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
      try endLine()
      return .raised(fault: fault)
    default:
      var words = [Keyword.settled, Keyword.unsettled, Keyword.raised]
      if events.isEmpty { words.insert(Keyword.at, at: 0) }
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
      try endLine()
    }
    return lines.checkpoint
  }
}
