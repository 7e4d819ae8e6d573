import TransitionStage

/// A trace, as patterns are looked for in it: who is who, and what runs when.
final class PatternScene {
  let trace: Trace
  let roles: RoleBook
  /// The kind of each event.
  let kinds: [Call.Method]
  /// The places of the events of each kind.
  private let places: [Call.Method: [Int]]
  /// The events of each line that was asked for.
  private var lines: [PatternLine: LineIndex] = [:]
  /// How often an event was looked at, be it for a line or for a step of a walk.
  private(set) var visits = 0
  /// The controllers of the cast.
  let controllers: [String]
  /// The place of each transition's end, by the place of its beginning.
  private let ends: [Int: Int]
  /// The beginnings during whose transitions no other one runs.
  private let alone: Set<Int>
  private let kin: TracedKin
  /// The controllers that are children of each controller at some time.
  private var children: [String: [String]] = [:]
  private let instants: TracedInstants

  init(_ trace: Trace) {
    self.trace = trace
    roles = trace.roles
    let kinds = trace.events.map(\.action.kind)
    self.kinds = kinds
    controllers = trace.cast.filter { $0.role == .controller }.map(\.name)
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
    let kin = TracedKin(trace)
    self.kin = kin
    for controller in controllers {
      for parent in kin.parents(of: controller) { children[parent, default: []].append(controller) }
    }
    instants = TracedInstants(trace.events, endingAt: ends)
    alone = Set(ends.keys).subtracting(disturbed)
  }

  var events: [Event] { trace.events }

  /// The places of the events that a line stands for, in order.
  ///
  /// - Parameter cast: Whom letters stand for already.
  func places(of line: PatternLine, _ cast: PatternCast = PatternCast()) -> [Int] {
    // Most lines of all patterns are of kinds that a trace has no event of.
    guard line.isPossible(cast), line.kinds.contains(where: { places[$0] != nil }) else {
      return []
    }
    return lines[line, default: index(of: line)].places(cast)
  }

  private func index(of line: PatternLine) -> LineIndex {
    let candidates = line.kinds.flatMap { places[$0] ?? [] }.sorted()
    return LineIndex(
      candidates.compactMap { place in
        letters(of: line, at: place).map { (place, $0) }
      })
  }

  /// The place of the first event within a span that a line stands for; none where there is none.
  func place(
    of line: PatternLine, in span: Range<Int>, _ cast: PatternCast
  ) -> Int? {
    places(of: line, cast).first(from: span.lowerBound).flatMap { span.contains($0) ? $0 : nil }
  }

  /// Whether a line stands for the event at a place, with those for whom letters stand already.
  func fits(_ line: PatternLine, _ place: Int, _ cast: PatternCast) -> Bool {
    visits += 1
    var cast = cast
    return line.kinds.contains(kinds[place]) && line.fits(events[place], in: self, &cast)
  }

  /// Whom a line's letters stand for at a place; none where it does not stand for the event there.
  func letters(of line: PatternLine, at place: Int) -> PatternCast? {
    visits += 1
    return line.letters(of: events[place], in: self)
  }

  /// The place of the end of the transition that begins at a place; none if it does not end.
  func end(ofBeginningAt place: Int) -> Int? { ends[place] }

  /// Whether no other transition runs while the one runs that begins at a place.
  func isAlone(beginningAt place: Int) -> Bool { alone.contains(place) }

  /// The last place of the instant of an event.
  func lastOfInstant(_ place: Int) -> Int { instants.last(from: place) }

  /// The last place of the instant of a transition's end, before the script acts or another begins.
  func lastOfEnding(_ place: Int) -> Int { instants.lastBeforeAct(from: place) }

  /// Whether no transition runs before an event, and the script asked for nothing in its instant; for a
  /// beginning, nothing but what leads to it.
  func isIdle(before place: Int) -> Bool {
    instants.running(at: place) == 0
      && instants.requests(before: place) <= (kinds[place] == .begin ? 1 : 0)
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
    kin.parent(of: controller, at: place)
  }

  /// Whether a controller has no children before an event.
  func isChildless(_ controller: String, at place: Int) -> Bool {
    kin.childCount(of: controller, at: place) == 0
  }

  /// The controllers of the cast that are children of a controller at some time, in the cast's order.
  func likelyChildren(of parent: String) -> [String] { children[parent] ?? [] }

  /// Whether a view lies in a window, however deep, before an event.
  func liesInWindow(_ view: String, at place: Int) -> Bool {
    kin.lies(view, at: place) { roles.role(of: $0) == .window }
  }

  /// Whether a view lies in another one, however deep, before an event.
  func lies(_ view: String, in ancestor: String, at place: Int) -> Bool {
    kin.lies(view, in: ancestor, at: place)
  }
}
