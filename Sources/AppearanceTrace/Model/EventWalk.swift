/// A walk along a trace's events: how deep each stands, and whether it may stand there.
struct EventWalk {
  /// The time of the last event.
  private(set) var time = TraceTime.zero
  private var open: Set<String> = []

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
      let isNew = open.insert(span.transition).inserted
      return (level, isNew ? nil : .beginsTwice(transition: span.transition))
    case .end(let transition, _):
      let wasOpen = open.remove(transition) != nil
      return (level, wasOpen ? nil : .endsUnbegun(transition: transition))
    case .round(let count), .repeats(let count):
      return (level, count < 1 ? .countBelowOne(count) : nil)
    case .call(let call):
      return (level, call.lacksSize ? .sizeWithoutExtent : nil)
    case .statusBar, .insert, .remove, .set, .moves, .rests, .delegate, .fault, .release:
      return (level, nil)
    }
  }
}
