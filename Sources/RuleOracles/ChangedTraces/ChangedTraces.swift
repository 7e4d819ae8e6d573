package import AppearanceTrace

/// Throws traces that were recorded, with changes that somebody could have meant.
///
/// What no run can do is not thrown: a change that leads to it is taken back, and counted by its reason.
package struct ChangedTraces {
  /// Where all choices come from.
  var numbers: SplitMix64
  /// The traces that are changed, or that others get a part of.
  let recorded: [Trace]
  /// How many changes were taken back.
  package private(set) var refused = 0

  /// Makes dice; the same seed and the same traces always throw the same ones.
  ///
  /// - Parameters:
  ///   - recorded: The traces that were recorded; one at least.
  package init(of recorded: [Trace], seed: UInt64) {
    precondition(!recorded.isEmpty, "there has to be a trace that can be changed")
    numbers = SplitMix64(seed: seed)
    self.recorded = recorded
  }

  /// A recorded trace with a few changes, under its own contract or another one.
  package mutating func any() -> Trace {
    var trace = pick(recorded)
    for _ in 0..<pick([1, 1, 2, 2, 3, 5, 8]) { change(&trace) }
    if chance(4) { trace.header.contract = contract() }
    return trace
  }

  /// Makes one change, if that leads to what can be.
  private mutating func change(_ trace: inout Trace) {
    var changed = trace
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0..<5: rearrange(&changed.events)
    case 5..<9: alterEvent(of: &changed)
    case 9: splice(into: &changed)
    case 10: replayEnding(of: &changed)
    default: alterRest(of: &changed)
    }
    let times = changed.events.map(\.time).sorted()
    for (place, time) in zip(changed.events.indices, times) { changed.events[place].time = time }
    changed.ending = changed.ending.moved(behind: times.last ?? .zero)
    guard changed.flaw == nil else {
      refused += 1
      return
    }
    trace = changed
  }

  /// What a subject might declare of itself.
  private mutating func contract() -> SubjectContract {
    var random = RandomTraces(seed: numbers.next())
    return random.contract()
  }

  /// Whether one chance in so many came up.
  mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &numbers) == 0
  }

  /// One of several, each as likely.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &numbers)]
  }
}

extension Trace.Ending {
  /// The ending, not before a time.
  fileprivate func moved(behind time: TraceTime) -> Trace.Ending {
    switch self {
    case .settled(let end, let checkpoint): .settled(at: max(end, time), checkpoint)
    case .unsettled(let end, let checkpoint): .unsettled(at: max(end, time), checkpoint)
    case .raised: self
    }
  }
}
