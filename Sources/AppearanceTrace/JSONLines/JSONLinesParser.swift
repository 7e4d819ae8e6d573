extension Trace {
  /// Reads a trace from JSON Lines.
  ///
  /// Only the lines that the trace itself would print are accepted.
  ///
  /// - Parameter bytes: The lines.
  /// - Throws: The first place where they are no trace in its only form.
  public init(jsonLines bytes: some Sequence<UInt8>) throws(TraceSyntaxError) {
    let bytes = Array(bytes)
    var parser = JSONLinesParser(bytes)
    self = try parser.parse()
  }

  /// Reads a trace from JSON Lines.
  ///
  /// - Throws: The first place where they are no trace in its only form.
  public init(jsonLines text: String) throws(TraceSyntaxError) {
    try self.init(jsonLines: text.utf8)
  }
}

/// Reads a trace from JSON Lines, top to bottom.
private struct JSONLinesParser {
  private var reader: LineReader
  private var walk = EventWalk()

  init(_ bytes: [UInt8]) {
    reader = LineReader(bytes)
  }

  mutating func parse() throws(TraceSyntaxError) -> Trace {
    try reader.nextLine()
    var trace = try parseHeader()
    trace.baseline = try parseBaseline()
    walk = EventWalk(from: trace.baseline)
    while true {
      let node = try takeLine()
      if let ending = try Trace.Ending(node, reader, after: walk.time) {
        trace.ending = ending
        try endLine(as: ending.json)
        guard reader.isAtEndOfText else { throw reader.unexpected(.endOfText) }
        return trace
      }
      trace.events.append(try parseEvent(node))
    }
  }

  private mutating func parseHeader() throws(TraceSyntaxError) -> Trace {
    let trace = try reader.object(try takeLine(), Trace.init(header:))
    reader.cast = NamesOfCast(trace.cast)
    try endLine(as: trace.headerJSON)
    return trace
  }

  private mutating func parseBaseline() throws(TraceSyntaxError) -> Checkpoint {
    let checkpoint = try reader.object(try takeLine(), Checkpoint.baseline)
    try endLine(as: checkpoint.baselineJSON)
    return checkpoint
  }

  private mutating func parseEvent(_ node: JSONNode) throws(TraceSyntaxError) -> Event {
    let event = try reader.object(node, Event.init)
    if let disorder = walk.step(to: event).disorder {
      throw reader.error(.disorder(disorder), at: node.place)
    }
    try endLine(as: event.json)
    return event
  }

  private mutating func takeLine() throws(TraceSyntaxError) -> JSONNode {
    let node = try reader.takeJSON()
    try reader.takeEndOfLine()
    return node
  }

  /// Makes sure that the line has its only form, and goes to the next.
  private mutating func endLine(as canonical: JSONValue) throws(TraceSyntaxError) {
    var text = ""
    canonical.write(to: &text)
    try reader.checkLine(isWritten: text)
    try reader.nextLine()
  }
}

extension Trace {
  fileprivate init(header fields: inout JSONFields) throws(TraceSyntaxError) {
    let format = try fields.node(JSONKey.format)
    let version = try fields.reader.number(format)
    guard version == Self.jsonFormat else {
      throw fields.reader.error(.unsupportedVersion(String(version)), at: format.place)
    }
    let unseen = fields.optional(JSONKey.unseen)
    let header = Header(
      scenario: try fields.string(JSONKey.scenario),
      subject: try fields.string(JSONKey.subject),
      profile: try fields.string(JSONKey.profile),
      screen: try fields.screen(),
      evidence: try fields.strings(JSONKey.evidence),
      contract: try SubjectContract(fields.optional(JSONKey.contract), fields.reader),
      unseen: try unseen.map { node throws(TraceSyntaxError) in
        try fields.reader.senses(try fields.reader.strings(node), at: node.place)
      } ?? [])
    self.init(header: header, ending: .raised(fault: ""))
    var names = NamesOfCast()
    for node in try fields.elements(JSONKey.cast) {
      let member = try fields.reader.object(node, CastMember.init)
      if let disorder = member.disorder(behind: names) {
        var members = try JSONFields(node, fields.reader)
        throw fields.reader.error(
          disorder, at: node.place, owner: members.optional(JSONKey.of)?.place, behind: names)
      }
      names.append(member)
    }
    cast = names.cast
  }
}

extension JSONFields {
  fileprivate mutating func screen() throws(TraceSyntaxError) -> ScreenSize {
    let node = try node(JSONKey.screen)
    guard let screen = ScreenSize(try reader.strings(node)) else {
      throw reader.wrong(node, .size)
    }
    return screen
  }
}

extension SubjectContract {
  /// Reads the clauses of a contract; UIKit's own behaviour where there are none.
  fileprivate init(_ node: JSONNode?, _ reader: LineReader) throws(TraceSyntaxError) {
    self.init()
    guard let node else { return }
    var fields = try JSONFields(node, reader)
    for clause in Clause.allCases {
      guard let node = fields.optional(clause.rawValue) else { continue }
      let words = try reader.strings(node)
      guard declare(clause, words) else {
        throw reader.error(
          .unexpected(
            .text(words.joined(separator: " ")), expected: .clause(clause.rawValue)),
          at: node.place)
      }
    }
    try fields.end()
  }
}

extension Trace.CastMember {
  fileprivate init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    let name = try fields.string(JSONKey.name)
    let kind = try fields.choice(JSONKey.role, Role.Kind.self, or: .role)
    let owner = fields.optional(JSONKey.of)
    guard let role = Role(kind, of: try owner.map(fields.reader.string)) else {
      if let owner { throw fields.reader.error(.unknownKey(JSONKey.of), at: owner.place) }
      throw fields.missing(JSONKey.of)
    }
    self.init(
      name: name, role: role, type: try fields.optionalString(JSONKey.type),
      base: try fields.optionalString(JSONKey.base),
      maker: try fields.choice(JSONKey.maker, Role.Maker.self))
  }
}

extension Checkpoint {
  fileprivate static func baseline(
    _ fields: inout JSONFields
  ) throws(TraceSyntaxError) -> Checkpoint {
    try fields.reader.object(try fields.node(JSONKey.baseline), Checkpoint.init)
  }
}

extension Trace.Ending {
  /// Reads an ending from its line; none if the line is an event's.
  ///
  /// - Parameter time: The time of the last event.
  fileprivate init?(
    _ node: JSONNode, _ reader: LineReader, after time: TraceTime
  ) throws(TraceSyntaxError) {
    var fields = try JSONFields(node, reader)
    if let fault = try fields.optionalString(JSONKey.raised) {
      self = .raised(fault: fault)
    } else if let checkpoint = fields.optional(JSONKey.settled) {
      self = .settled(
        at: try fields.time(JSONKey.at), try reader.object(checkpoint, Checkpoint.init))
    } else if let checkpoint = fields.optional(JSONKey.unsettled) {
      self = .unsettled(
        at: try fields.time(JSONKey.at), try reader.object(checkpoint, Checkpoint.init))
    } else {
      return nil
    }
    try fields.end()
    if let disorder = disorder(after: time) {
      throw reader.error(.disorder(disorder), at: node.place)
    }
  }
}
