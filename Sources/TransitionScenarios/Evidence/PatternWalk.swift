import TransitionStage

/// A walk along the events of an occasion: which of them are the pattern's, and where it breaks off.
struct PatternWalk {
  /// The places of the events that the pattern's lines stand for.
  private(set) var covered: [Int] = []

  private let pattern: EvidencePattern
  private let scene: PatternScene
  private var cast: PatternCast
  /// Where the events of each of the pattern's lines are.
  private var places: [[Int]] = []
  /// The time of the last event that was taken.
  private var time: TraceTime
  /// The step that comes next.
  private var next = 0
  /// The lines of that step that came already.
  private var met: Set<Int> = []

  /// What is wrong at a place of the trace.
  struct Break: Equatable, Sendable {
    /// The place of the event that should not be there, or behind which one is missing.
    let place: Int
    /// What the pattern wants there.
    let expected: String
    /// Whether it is that event that is wrong.
    let isSurplus: Bool
  }

  /// Walks along an occasion's span.
  ///
  /// - Returns: The places that the pattern covers, or where it breaks off.
  static func walk(
    _ pattern: EvidencePattern, _ occasion: PatternOccasion, in scene: PatternScene
  ) -> (covered: [Int], failure: Break?) {
    var walk = PatternWalk(pattern, occasion, scene)
    var start = occasion.span.lowerBound
    while let place = walk.next(from: start), place < occasion.span.upperBound {
      if let failure = walk.take(place) { return ([], failure) }
      start = place + 1
    }
    if let missing = walk.missing {
      let last = occasion.span.last ?? occasion.place
      return ([], Break(place: last, expected: missing, isSurplus: false))
    }
    return (walk.covered, nil)
  }

  private init(_ pattern: EvidencePattern, _ occasion: PatternOccasion, _ scene: PatternScene) {
    self.pattern = pattern
    self.scene = scene
    cast = occasion.cast
    time = scene.events[occasion.place].time
    lookUp()
  }

  /// Looks up where events of the pattern's lines are, with those for whom letters stand by now.
  private mutating func lookUp() {
    places = pattern.lines.map { scene.places(of: $0, cast) }
  }

  /// The place of the next event that any of the pattern's lines stands for; none where there is none.
  private func next(from start: Int) -> Int? {
    places.lazy.compactMap { $0.first(from: start) }.min()
  }

  /// The first line that has to come and did not.
  private var missing: String? {
    for place in next..<pattern.steps.count {
      let step = pattern.steps[place]
      let met = place == next ? self.met : []
      switch step.count {
      case .once:
        return step.lines.indices.first { !met.contains($0) }.map { step.lines[$0].text }
      case .some where met.isEmpty: return step.lines[0].text
      case .maybe, .any, .some, .no: continue
      }
    }
    return nil
  }

  private mutating func take(_ place: Int) -> Break? {
    let event = scene.events[place]
    while next < pattern.steps.count {
      let step = pattern.steps[next]
      if step.count != .no, let line = line(of: step, for: place) {
        return take(event, at: place, as: line, of: step)
      }
      let isNeeded = step.count == .once || (step.count == .some && met.isEmpty)
      guard !isNeeded else {
        let line = step.lines.indices.first { !met.contains($0) } ?? 0
        return Break(place: place, expected: step.lines[line].text, isSurplus: true)
      }
      advance()
    }
    return Break(place: place, expected: "nothing of the kind", isSurplus: true)
  }

  private mutating func take(
    _ event: Event, at place: Int, as line: Int, of step: EvidencePattern.Step
  ) -> Break? {
    if met.isEmpty {
      switch step.timing {
      case .later where event.time <= time:
        return Break(place: place, expected: "\(step.lines[line].text), later", isSurplus: true)
      case .atOnce where event.time > time:
        return Break(place: place, expected: "\(step.lines[line].text), at once", isSurplus: true)
      case .free, .later, .atOnce: break
      }
    }
    let known = cast.count
    if let letters = scene.letters(of: step.lines[line], at: place) { cast.takeIn(letters) }
    if cast.count > known { lookUp() }
    time = event.time
    // What may come as often as it likes is allowed, and no more.
    if step.count != .any { covered.append(place) }
    met.insert(line)
    let isOver = step.count == .once ? met.count == step.lines.count : step.count == .maybe
    if isOver { advance() }
    return nil
  }

  private mutating func advance() {
    next += 1
    met = []
  }

  /// The line of a step that stands for an event; none where each came already.
  private func line(of step: EvidencePattern.Step, for place: Int) -> Int? {
    let isRepeated = step.count == .any || step.count == .some
    return step.lines.indices.first { index in
      (isRepeated || !met.contains(index)) && fits(step.lines[index], place)
    }
  }

  private func fits(_ line: PatternLine, _ place: Int) -> Bool {
    scene.fits(line, place, cast)
  }
}
