extension Event {
  /// Reads an event from its line of JSON.
  init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    time = try fields.time(JSONKey.at)
    mark = try fields.mark()
    attribution = try fields.attribution()
    action = try fields.action()
  }
}

extension JSONFields {
  fileprivate mutating func mark() throws(TraceSyntaxError) -> Event.Mark {
    guard let node = optional(JSONKey.mark) else { return .host }
    let word = try reader.string(node)
    guard let mark = Event.Mark.allCases.first(where: { $0.jsonWord == word }) else {
      let words = Event.Mark.allCases.compactMap(\.jsonWord)
      throw reader.unexpected(word, node, from: words)
    }
    return mark
  }

  fileprivate mutating func attribution() throws(TraceSyntaxError) -> Event.Attribution? {
    guard let node = optional(JSONKey.attribution) else { return nil }
    switch node.content {
    case .string(Keyword.subject): return .subjectAlone
    case .string(Keyword.direct): return .direct
    case .object:
      return try reader.object(node) { fields throws(TraceSyntaxError) in
        .subject(transition: try fields.name(JSONKey.transition))
      }
    case .string(let word):
      throw reader.unexpected(word, node, from: [Keyword.subject, Keyword.direct])
    case .number, .flag, .array:
      throw reader.wrong(node, .object)
    }
  }

  fileprivate mutating func action() throws(TraceSyntaxError) -> Event.Action {
    if let node = optional(JSONKey.call) {
      return .call(try reader.object(node, Call.init))
    }
    for verb in Event.Verb.allCases {
      if let node = optional(verb.rawValue) { return try action(verb, node) }
    }
    try end()
    throw missing(JSONKey.call)
  }

  private func action(
    _ verb: Event.Verb, _ node: JSONNode
  ) throws(TraceSyntaxError) -> Event.Action {
    switch verb {
    case .begin: .begin(try reader.object(node, TransitionSpan.init))
    case .end: try reader.object(node, Event.Action.end)
    case .statusBar: .statusBar(try reader.object(node, StatusBarLook.init))
    case .insert: try reader.object(node, Event.Action.insert)
    case .remove: try reader.object(node, Event.Action.remove)
    case .set: try reader.object(node, Event.Action.set)
    case .moves: .moves(view: try reader.name(node))
    case .rests: .rests(view: try reader.name(node))
    case .delegate: try reader.object(node, Event.Action.delegate)
    case .fault: try reader.object(node, Event.Action.fault)
    case .round: .round(Int(try reader.number(node)))
    case .repeats: .repeats(times: Int(try reader.number(node)))
    case .release: .release(object: try reader.name(node))
    }
  }
}

extension Event.Action {
  fileprivate static func end(
    _ fields: inout JSONFields
  ) throws(TraceSyntaxError) -> Event.Action {
    .end(
      transition: try fields.name(JSONKey.transition),
      outcome: try fields.choice(JSONKey.outcome, Event.Outcome.self))
  }

  fileprivate static func insert(
    _ fields: inout JSONFields
  ) throws(TraceSyntaxError) -> Event.Action {
    .insert(
      view: try fields.name(JSONKey.view), superview: try fields.name(JSONKey.superview),
      below: try fields.optionalName(JSONKey.below))
  }

  fileprivate static func remove(
    _ fields: inout JSONFields
  ) throws(TraceSyntaxError) -> Event.Action {
    .remove(
      view: try fields.name(JSONKey.view), superview: try fields.name(JSONKey.superview))
  }

  fileprivate static func set(
    _ fields: inout JSONFields
  ) throws(TraceSyntaxError) -> Event.Action {
    .set(view: try fields.name(JSONKey.view), try ViewProperty(&fields))
  }

  fileprivate static func delegate(
    _ fields: inout JSONFields
  ) throws(TraceSyntaxError) -> Event.Action {
    .delegate(
      controller: try fields.name(JSONKey.controller),
      try fields.choice(JSONKey.state, Event.DelegateState.self))
  }

  fileprivate static func fault(
    _ fields: inout JSONFields
  ) throws(TraceSyntaxError) -> Event.Action {
    .fault(
      id: try fields.string(JSONKey.id),
      effect: try fields.choice(JSONKey.effect, Event.FaultEffect.self),
      object: try fields.optionalName(JSONKey.object))
  }
}
