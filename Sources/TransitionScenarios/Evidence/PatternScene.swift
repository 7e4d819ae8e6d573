import TransitionStage

/// A trace, as patterns are looked for in it: who is who, and what runs when.
final class PatternScene {
  let trace: Trace
  let roles: RoleBook
  /// The kind of each event.
  let kinds: [Call.Method]
  /// The places of the events of each kind.
  private let places: [Call.Method: [Int]]
  /// The place of each transition's end, by the place of its beginning.
  private let ends: [Int: Int]
  /// The beginnings during whose transitions no other one runs.
  private let alone: Set<Int>

  init(_ trace: Trace) {
    self.trace = trace
    roles = trace.roles
    let kinds = trace.events.map(\.action.kind)
    self.kinds = kinds
    places = Dictionary(grouping: kinds.indices) { kinds[$0] }
    var ends: [Int: Int] = [:]
    var open: [String: Int] = [:]
    var disturbed: Set<Int> = []
    for (place, event) in trace.events.enumerated() {
      switch event.action {
      case .begin(let span):
        if !open.isEmpty { disturbed.formUnion(open.values + [place]) }
        open[span.transition] = place
      case .end(let transition, _):
        if let begin = open.removeValue(forKey: transition) { ends[begin] = place }
      default: continue
      }
    }
    self.ends = ends
    alone = Set(ends.keys).subtracting(disturbed)
  }

  var events: [Event] { trace.events }

  /// The places of the events of some kinds, in order.
  func places(of kinds: Set<Call.Method>) -> [Int] {
    kinds.flatMap { places[$0] ?? [] }.sorted()
  }

  /// The place of the end of the transition that begins at a place; none if it does not end.
  func end(ofBeginningAt place: Int) -> Int? { ends[place] }

  /// Whether no other transition runs while the one runs that begins at a place.
  func isAlone(beginningAt place: Int) -> Bool { alone.contains(place) }

  /// The last place of the instant of an event.
  func lastOfInstant(_ place: Int) -> Int {
    var last = place
    while last + 1 < events.count, events[last + 1].time == events[place].time { last += 1 }
    return last
  }

  /// The last place of the instant of a transition's end, before the script acts or another begins.
  func lastOfEnding(_ place: Int) -> Int {
    let rest = place + 1..<lastOfInstant(place) + 1
    let next = rest.first { events[$0].mark == .script || kinds[$0] == .begin }
    return (next ?? rest.upperBound) - 1
  }

  /// Whether no transition runs before an event, and the script asked for nothing in its instant; for a
  /// beginning, nothing but what leads to it.
  func isIdle(before place: Int) -> Bool {
    let runs = ends.contains { $0.key < place && place < $0.value }
    let asks = events[..<place].reversed().prefix { $0.time == events[place].time }
      .count { $0.mark == .script && $0.action.kind.isRequest }
    return !runs && asks <= (kinds[place] == .begin ? 1 : 0)
  }

  /// Whether a view is hidden, before the script acts and when all is over; none where that differs.
  func isHidden(_ view: String) -> Bool? {
    let checkpoints = [trace.baseline, trace.ending.checkpoint].compactMap(\.self)
    let answers = Set(
      checkpoints.map { checkpoint in
        checkpoint.properties.contains { $0.view == view && $0.property.kind == .hidden }
      })
    return answers.count == 1 ? answers.first : nil
  }

  /// The parent of a controller before an event.
  func parent(of controller: String, at place: Int) -> String? {
    var parent = trace.baseline.containment.first { $0.children.contains(controller) }?.parent
    for event in events[..<place] {
      guard case .call(let call) = event.action, call.receiver == controller else { continue }
      switch (call.method, call.arguments.first?.value) {
      case (.willMove, .word(let word)) where word != "nil": parent = word
      case (.didMove, .word(let word)): parent = word == "nil" ? nil : word
      default: continue
      }
    }
    return parent
  }

  /// Whether a view lies in another one, however deep, before an event.
  func lies(_ view: String, in ancestor: String, at place: Int) -> Bool {
    var superviews: [String: String] = [:]
    for entry in trace.baseline.entries {
      guard case .tree(let path) = entry else { continue }
      for (outer, inner) in zip(path, path.dropFirst()) { superviews[inner] = outer }
    }
    for event in events[..<place] {
      switch event.action {
      case .insert(let view, let superview, _): superviews[view] = superview
      case .remove(let view, let superview) where superviews[view] == superview:
        superviews[view] = nil
      default: continue
      }
    }
    var current = view
    // No view lies in itself; a trace that says so ends here all the same.
    for _ in 0...superviews.count {
      guard let superview = superviews[current] else { return false }
      if superview == ancestor { return true }
      current = superview
    }
    return false
  }
}
