import AppearanceTrace

/// Leaves out what cannot be: beginnings and ends out of place, and circles of views or controllers.
struct TraceOrder {
  private var superviews: [String: String] = [:]
  private var parents: [String: String] = [:]
  private var presenters: [String: String] = [:]
  private var begun: Set<String> = []
  private var open: Set<String> = []

  init(_ baseline: Checkpoint) {
    for path in baseline.paths {
      for (outer, inner) in zip(path, path.dropFirst()) { superviews[inner] = outer }
    }
    for family in baseline.containment {
      for child in family.children { parents[child] = family.parent }
    }
    for presentation in baseline.presentations {
      presenters[presentation.presented] = presentation.presenter
    }
  }

  /// The events that can be, in the order of time.
  func ordered(_ events: [Event]) -> [Event] {
    var order = self
    let times = events.map(\.time).sorted()
    return zip(events, times).compactMap { event, time in
      var event = event
      event.time = time
      return order.allows(event.action) ? event : nil
    }
  }

  private mutating func allows(_ action: Event.Action) -> Bool {
    switch action {
    case .begin(let span):
      guard span.from == nil || span.from != span.to,
        span.kind != .present || joins(span.to, to: span.from, in: &presenters),
        begun.insert(span.transition).inserted
      else { return false }
      open.insert(span.transition)
      return true
    case .end(let transition, _): return open.remove(transition) != nil
    case .insert(let view, let superview, _): return joins(view, to: superview, in: &superviews)
    case .call(let call):
      switch call.method {
      case .addChild: return joins(call.object, to: call.receiver, in: &parents)
      case .didMove: return joins(call.receiver, to: call.object, in: &parents)
      default: return true
      }
    case .remove, .statusBar, .set, .moves, .rests, .delegate, .fault, .round, .repeats, .release:
      return true
    }
  }

  /// Notes that one belongs to another, if that leads to no circle.
  private func joins(
    _ inner: String?, to outer: String?, in holders: inout [String: String]
  ) -> Bool {
    guard let inner, let outer else { return true }
    var line: [String] = []
    var next: String? = outer
    while let holder = next, !line.contains(holder) {
      line.append(holder)
      next = holders[holder]
    }
    guard !line.contains(inner) else { return false }
    holders[inner] = outer
    return true
  }
}
