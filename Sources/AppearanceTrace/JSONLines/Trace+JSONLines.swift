extension Trace {
  /// The trace as JSON Lines: the header with the cast, the baseline, a line an event, the ending.
  ///
  /// UTF-8, no spaces, members in order of their keys, a line feed after each line.
  public var jsonLines: String {
    var text = ""
    headerJSON.writeLine(to: &text)
    baseline.baselineJSON.writeLine(to: &text)
    for event in events {
      event.json.writeLine(to: &text)
    }
    ending.json.writeLine(to: &text)
    return text
  }

  /// The version of the lines' form.
  static let jsonFormat: Int64 = 2

  /// The first line: header and cast.
  var headerJSON: JSONValue {
    var members: [String: JSONValue] = [
      JSONKey.format: .number(Self.jsonFormat),
      JSONKey.scenario: .string(header.scenario),
      JSONKey.subject: .string(header.subject),
      JSONKey.profile: .string(header.profile),
      JSONKey.screen: .strings(header.screen.words),
      JSONKey.evidence: .strings(header.evidence),
      JSONKey.cast: .array(cast.map(\.json)),
    ]
    if header.contract != SubjectContract() { members[JSONKey.contract] = header.contract.json }
    if !header.unseen.isEmpty {
      members[JSONKey.unseen] = .strings(header.unseen.inOrder.map(\.rawValue))
    }
    return .object(members)
  }
}

extension Trace.CastMember {
  fileprivate var json: JSONValue {
    .object([
      JSONKey.name: .string(name),
      JSONKey.role: .string(role.kind.rawValue),
      JSONKey.of: role.owner.map { .string($0) },
      JSONKey.type: type.map { .string($0) },
      JSONKey.base: base.map { .string($0) },
      JSONKey.maker: .string(maker.rawValue),
    ])
  }
}

extension SubjectContract {
  /// The clauses that differ from UIKit's behaviour, each with its words.
  fileprivate var json: JSONValue {
    .object(
      declaredClauses.reduce(into: [:]) { members, clause in
        members[clause.rawValue] = .strings(words(of: clause))
      })
  }
}

extension Checkpoint {
  /// The second line, if this is the baseline.
  var baselineJSON: JSONValue { .object([JSONKey.baseline: json]) }
}

extension Trace.Ending {
  /// The last line.
  var json: JSONValue {
    switch self {
    case .settled(let time, let checkpoint):
      .object([JSONKey.at: .number(time.microseconds), JSONKey.settled: checkpoint.json])
    case .unsettled(let time, let checkpoint):
      .object([JSONKey.at: .number(time.microseconds), JSONKey.unsettled: checkpoint.json])
    case .raised(let fault):
      .object([JSONKey.raised: .string(fault)])
    }
  }
}
