extension Event {
  /// The event as one line of the ledger, without its indentation.
  public var line: String {
    var writer = TraceWriter()
    writer.write(self)
    return writer.text
  }
}

extension TraceWriter {
  /// Writes an event: mark, action, attribution.
  mutating func write(_ event: Event) {
    if event.mark != .host {
      write(event.mark.sign)
      space()
    }
    write(event.action)
    if let attribution = event.attribution {
      space()
      write(attribution)
    }
  }

  private mutating func write(_ attribution: Event.Attribution) {
    switch attribution {
    case .subject(let transition):
      write("(\(Keyword.by) ")
      write(word: transition, except: [Keyword.subject])
      write(")")
    case .subjectAlone:
      write("(\(Keyword.by) \(Keyword.subject))")
    case .direct:
      write("(\(Keyword.direct))")
    }
  }

  private mutating func write(_ action: Event.Action) {
    if let verb = action.verb {
      write(verb.rawValue)
      space()
    }
    switch action {
    case .call(let call): write(call)
    case .begin(let span): write(span)
    case .end(let transition, let outcome): write(transition, then: outcome.rawValue)
    case .statusBar(let look): write(look)
    case .insert(let view, let superview, let below):
      write(view, then: "into", superview)
      write(Keyword.below, name: below)
    case .remove(let view, let superview): write(view, then: "from", superview)
    case .set(let view, let property): write(view, property)
    case .moves(let view), .rests(let view): write(word: view)
    case .delegate(let controller, let state): write(controller, then: state.rawValue)
    case .fault(let id, let effect, let object): write(id, then: effect.rawValue, object)
    case .round(let count): write(String(count))
    case .repeats(let times): write("\(times) \(Keyword.times)")
    case .release(let object): write(word: object)
    }
  }

  /// Writes a name, a fixed word, and perhaps another name.
  private mutating func write(_ name: String, then fixed: String, _ other: String? = nil) {
    write(word: name)
    space()
    write(fixed)
    if let other {
      space()
      write(word: other)
    }
  }

  /// Writes a fixed word and a name behind it, if there is one.
  private mutating func write(_ fixed: String, name: String?) {
    guard let name else { return }
    space()
    write(fixed)
    space()
    write(word: name)
  }

  private mutating func write(_ view: String, _ property: ViewProperty) {
    write(view, then: property.kind.rawValue)
    write(spaced: property.values)
  }

  private mutating func write(_ span: TransitionSpan) {
    write(span.transition, then: span.kind.rawValue)
    space()
    write(optional: span.from)
    write(" -> ")
    write(optional: span.to)
    if let style = span.style {
      space()
      write(word: style, except: Keyword.spanFlags)
    }
    for flag in span.flags {
      space()
      write(flag)
    }
    if let frame = span.finalFrame {
      space()
      write(frame == .frameless ? Keyword.frameless : Keyword.frame)
      write(spaced: frame.values)
    }
  }

  /// Writes who decides the status bar's look, the look, and who else decides whether it is seen.
  mutating func write(_ look: StatusBarLook) {
    write(optional: look.owner)
    space()
    write(look.style.rawValue)
    if look.isHidden {
      space()
      write(Keyword.hidden)
    }
    write(Keyword.by, name: look.hider)
  }
}

extension TransitionSpan {
  /// The words at the end of the line of `begin`, each only where it is true.
  fileprivate var flags: [String] {
    var flags: [String] = []
    if removesFromView { flags.append(Keyword.removing) }
    if isInteractive { flags.append(Keyword.interactive) }
    if !isAnimated { flags.append(Keyword.unanimated) }
    if isOutOfSight { flags.append(Keyword.outOfSight) }
    return flags
  }
}
