extension Call {
  /// Reads a call from its members.
  init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    let receiver = try fields.name(JSONKey.receiver)
    let method = try fields.method()
    var arguments: [Argument] = []
    let nodes = try fields.elements(JSONKey.arguments)
    for node in nodes {
      arguments.append(try fields.reader.object(node, Argument.init))
    }
    self.init(receiver, method, arguments)
    for index in namingPlaces {
      for name in arguments[index].value.names {
        try fields.reader.check(name: name, at: nodes[index].place)
      }
    }
  }
}

extension Call.Argument {
  fileprivate init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    label = try fields.optionalString(JSONKey.label)
    let node = try fields.node(JSONKey.value)
    if case .array = node.content {
      value = .list(try fields.reader.strings(node))
    } else {
      value = .word(try fields.reader.string(node))
    }
  }
}

extension TransitionSpan {
  /// Reads a transition's beginning from its members.
  init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    transition = try fields.name(JSONKey.transition)
    kind = try fields.choice(JSONKey.kind, Kind.self)
    from = try fields.optionalName(JSONKey.from)
    to = try fields.optionalName(JSONKey.to)
    style = try fields.optionalString(JSONKey.style)
    isAnimated = try fields.flag(JSONKey.animated)
    isInteractive = try fields.flag(JSONKey.interactive)
    isOutOfSight = try fields.flag(JSONKey.outOfSight)
    removesFromView = try fields.flag(JSONKey.removing)
    guard let node = fields.optional(JSONKey.frame) else { return }
    finalFrame = FinalFrame(try fields.reader.strings(node))
    if finalFrame == nil { throw fields.reader.error(.wrongFrame, at: node.place) }
  }
}

extension StatusBarLook {
  /// Reads a look from its members.
  init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    owner = try fields.optionalName(JSONKey.owner)
    style = try fields.choice(JSONKey.style, Style.self)
    isHidden = try fields.flag(JSONKey.hidden)
    hider = try fields.optionalName(JSONKey.by)
  }
}

extension ViewProperty {
  /// Reads a property from its members; the view's name is a member beside them.
  init(_ fields: inout JSONFields) throws(TraceSyntaxError) {
    kind = try fields.choice(JSONKey.kind, Kind.self)
    values = try fields.strings(JSONKey.values)
  }
}
