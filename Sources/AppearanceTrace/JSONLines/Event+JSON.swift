extension Event {
  /// The event as a line of JSON.
  var json: JSONValue {
    let (key, value) = action.json
    return .object([
      JSONKey.at: .number(time.microseconds),
      JSONKey.mark: mark.jsonWord.map { .string($0) },
      JSONKey.attribution: attribution?.json,
      key: value,
    ])
  }
}

extension Event.Mark {
  /// The mark as a word; none for the host.
  var jsonWord: String? {
    switch self {
    case .host: nil
    case .script: "script"
    case .crossing: "crossing"
    }
  }
}

extension Event.Attribution {
  fileprivate var json: JSONValue {
    switch self {
    case .subject(let transition): .object([JSONKey.transition: .string(transition)])
    case .subjectAlone: .string(Keyword.subject)
    case .direct: .string(Keyword.direct)
    }
  }
}

extension Event.Action {
  /// The key by which the kind of action is known, and what belongs to it.
  fileprivate var json: (key: String, value: JSONValue) {
    (verb?.rawValue ?? JSONKey.call, content)
  }

  private var content: JSONValue {
    switch self {
    case .call(let call):
      call.json
    case .begin(let span):
      span.json
    case .end(let transition, let outcome):
      .object([
        JSONKey.transition: .string(transition), JSONKey.outcome: .string(outcome.rawValue),
      ])
    case .statusBar(let look):
      look.json
    case .insert(let view, let superview, let below):
      .object([
        JSONKey.view: .string(view), JSONKey.superview: .string(superview),
        JSONKey.below: below.map { .string($0) },
      ])
    case .remove(let view, let superview):
      .object([JSONKey.view: .string(view), JSONKey.superview: .string(superview)])
    case .set(let view, let property):
      property.json(of: view)
    case .delegate(let controller, let state):
      .object([
        JSONKey.controller: .string(controller), JSONKey.state: .string(state.rawValue),
      ])
    case .fault(let id, let effect, let object):
      .object([
        JSONKey.id: .string(id), JSONKey.effect: .string(effect.rawValue),
        JSONKey.object: object.map { .string($0) },
      ])
    case .round(let count), .repeats(let count):
      .number(Int64(count))
    case .release(let object), .moves(let object), .rests(let object):
      .string(object)
    }
  }
}

extension Call {
  fileprivate var json: JSONValue {
    .object([
      JSONKey.receiver: .string(receiver),
      JSONKey.method: .string(method.word),
      JSONKey.arguments: .array(arguments.map(\.json)),
    ])
  }
}

extension Call.Argument {
  fileprivate var json: JSONValue {
    let value: JSONValue =
      switch self.value {
      case .word(let word): .string(word)
      case .list(let words): .strings(words)
      }
    return .object([JSONKey.label: label.map { .string($0) }, JSONKey.value: value])
  }
}

extension TransitionSpan {
  fileprivate var json: JSONValue {
    .object([
      JSONKey.transition: .string(transition),
      JSONKey.kind: .string(kind.rawValue),
      JSONKey.from: from.map { .string($0) },
      JSONKey.to: to.map { .string($0) },
      JSONKey.style: style.map { .string($0) },
      JSONKey.animated: .flag(isAnimated),
      JSONKey.interactive: .flag(isInteractive),
      JSONKey.outOfSight: .flag(isOutOfSight),
      JSONKey.removing: .flag(removesFromView),
      JSONKey.frame: finalFrame.map { .strings($0.values) },
    ])
  }
}

extension StatusBarLook {
  /// The look as an object of JSON.
  var json: JSONValue {
    .object([
      JSONKey.owner: owner.map { .string($0) },
      JSONKey.style: .string(style.rawValue),
      JSONKey.hidden: .flag(isHidden),
      JSONKey.by: hider.map { .string($0) },
    ])
  }
}

extension ViewProperty {
  /// A view's property as an object of JSON.
  func json(of view: String) -> JSONValue {
    .object([
      JSONKey.view: .string(view),
      JSONKey.kind: .string(kind.rawValue),
      JSONKey.values: .strings(values),
    ])
  }
}
