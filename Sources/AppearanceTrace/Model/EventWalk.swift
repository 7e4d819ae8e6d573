/// A walk along a trace's events: how deep each stands, and whether it may stand there.
struct EventWalk {
  /// The time of the last event.
  private(set) var time = TraceTime.zero
  private var open: Set<String> = []
  private var begun: Set<String> = []
  /// The view around each one, as far as lines tell.
  private var superviews: [String: String] = [:]

  /// Stands before the first event.
  ///
  /// - Parameter baseline: The hierarchy that the events change; where none is given, views that lie in
  ///   one another there are not known to.
  init(from baseline: Checkpoint = Checkpoint()) {
    for path in baseline.paths {
      for (outer, inner) in zip(path, path.dropFirst()) { superviews[inner] = outer }
    }
  }

  /// The number of transitions that have begun and not ended.
  var level: Int { open.count }

  /// Takes the next event.
  ///
  /// - Returns: The number of transitions that enclose the event's line, and what is wrong with it.
  mutating func step(to event: Event) -> (level: Int, disorder: Trace.Disorder?) {
    let last = time
    time = event.time
    let (level, disorder) = step(to: event.action)
    return (level, event.time < last ? .timeGoesBack(from: last, to: event.time) : disorder)
  }

  private mutating func step(to action: Event.Action) -> (level: Int, disorder: Trace.Disorder?) {
    switch action {
    case .begin(let span):
      let level = self.level
      open.insert(span.transition)
      return (level, disorder(of: span))
    case .end(let transition, _):
      let wasOpen = open.remove(transition) != nil
      return (level, wasOpen ? nil : .endsUnbegun(transition: transition))
    case .round(let count):
      // What begins in a round may have the name of what is over.
      begun = open
      return (level, count < 1 ? .countBelowOne(count) : nil)
    case .repeats(let count):
      return (level, count < 1 ? .countBelowOne(count) : nil)
    case .call(let call):
      if call.lacksSize { return (level, .sizeWithoutExtent) }
      return (level, call.isParentOfItself ? .insideItself(call.receiver) : nil)
    case .insert(let view, let superview, _):
      return (level, place(view, in: superview) ? nil : .insideItself(view))
    case .remove(let view, _):
      superviews[view] = nil
      return (level, nil)
    case .statusBar, .set, .moves, .rests, .delegate, .fault, .release:
      return (level, nil)
    }
  }

  /// A transition begins once in a round, and leads from one controller to another.
  private mutating func disorder(of span: TransitionSpan) -> Trace.Disorder? {
    guard begun.insert(span.transition).inserted else {
      return .beginsTwice(transition: span.transition)
    }
    guard let from = span.from, from == span.to else { return nil }
    return .leadsNowhere(transition: span.transition)
  }

  /// Puts a view into another one.
  ///
  /// - Returns: Whether that is neither the view itself nor lies in it.
  private mutating func place(_ view: String, in superview: String) -> Bool {
    superviews[view] = nil
    var outer: String? = superview
    while let name = outer {
      guard name != view else { return false }
      outer = superviews[name]
    }
    superviews[view] = superview
    return true
  }
}

extension Call {
  /// Whether a controller is said to be its own child.
  fileprivate var isParentOfItself: Bool {
    switch method {
    case .addChild, .didMove: arguments.first?.value == .word(receiver)
    default: false
    }
  }
}
