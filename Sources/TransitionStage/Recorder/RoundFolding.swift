import AppearanceTrace

/// The rounds of a repeated scenario: written once where all are equal.
///
/// Rounds are equal when they are so after their times are counted from their beginnings, and after the
/// names that are new in a round are replaced by their stems and numbers. When an object is let go of
/// does not count: a shared animator may keep its last context until its next run. Nor does a number of
/// recognizers that the first round alone changes, of a view that is there in all: what stays attached is
/// attached once.
struct RoundFolding {
  /// One round among the events of a trace.
  struct Round {
    var events: Range<Int>
    var start: TraceTime
  }

  let rounds: [Round]
  /// How many members of the cast were on stage before the script acted; they stand before all others.
  let standingCount: Int
  /// How the names of the cast came about, place by place.
  let origins: [NameOrigin]

  /// The trace with equal rounds folded.
  func fold(_ trace: Trace) -> Trace {
    guard let first = rounds.first, let last = rounds.last, rounds.count > 1, areEqual(in: trace)
    else { return trace }
    var folded = trace
    let end = trace.events[last.events].last?.time ?? last.start
    folded.events =
      trace.events[..<first.events.upperBound]
      + [Event(at: end, .repeats(times: rounds.count))] + trace.events[last.events.upperBound...]
    let spokenCast = SpokenCast(of: folded)
    folded.cast = folded.cast.indices.filter { $0 < standingCount || spokenCast[$0] }
      .map { trace.cast[$0] }
    return folded
  }

  private func areEqual(in trace: Trace) -> Bool {
    let names = RootedNames(of: trace.cast, origins)
    let roots = trace.events.map(names.roots)
    var isKnown = trace.cast.indices.map { $0 < standingCount }
    for root in rootsOfSeveralRounds(in: trace, roots) { isKnown[root] = true }
    for root in roots.prefix(rounds.first?.events.lowerBound ?? 0).joined() { isKnown[root] = true }
    let countedLater = Set(
      rounds.dropFirst().flatMap { trace.events[$0.events].compactMap(\.countedView) })
    var first: [Event]?
    for round in rounds {
      let counts = round.events.filter { place in
        guard let view = trace.events[place].countedView else { return true }
        return countedLater.contains(view) || names.root(of: view).map { !isKnown[$0] } ?? true
      }
      let shape = shape(of: counts, since: round.start, in: trace, names, roots, &isKnown)
      guard shape == first ?? shape else { return false }
      first = shape
    }
    return true
  }

  /// The roots of the names of what takes part in more than one round, such as a shared delegate.
  private func rootsOfSeveralRounds(in trace: Trace, _ roots: [[Int]]) -> [Int] {
    var latest = trace.cast.map { _ in -1 }
    var shared: [Int] = []
    for (number, round) in rounds.enumerated() {
      for place in round.events where !trace.events[place].isRelease {
        for root in roots[place] {
          if latest[root] >= 0, latest[root] < number { shared.append(root) }
          latest[root] = number
        }
      }
    }
    return shared
  }

  /// The events of a round with times of their own and names without history.
  private func shape(
    of places: [Int], since start: TraceTime, in trace: Trace, _ names: RootedNames,
    _ roots: [[Int]], _ isKnown: inout [Bool]
  ) -> [Event] {
    var stand: [Int: String] = [:]
    var counts: [String: Int] = [:]
    let shape = places.compactMap { place -> Event? in
      var event = trace.events[place]
      guard !event.isRelease else { return nil }
      for root in roots[place] where !isKnown[root] && stand[root] == nil {
        let stem = origins[root].stem
        counts[stem, default: 0] += 1
        stand[root] = "\(stem)#\(counts[stem, default: 1])"
      }
      if roots[place].contains(where: { stand[$0] != nil }) {
        event = event.renaming { names.replacingRoot(of: $0, by: stand) }
      }
      event.time = TraceTime(microseconds: event.time.microseconds - start.microseconds)
      return event
    }
    for root in stand.keys { isKnown[root] = true }
    return shape
  }
}

/// The names of a cast by their roots: the name that stands for itself and that a name begins with, `sheet` of
/// `sheet.view`, by its place in the cast.
private struct RootedNames {
  private let cast: [Trace.CastMember]
  private var roots: [String: Int] = [:]

  init(of cast: [Trace.CastMember], _ origins: [NameOrigin]) {
    self.cast = cast
    roots.reserveCapacity(cast.count)
    for (place, member) in cast.enumerated() {
      // Who is called after somebody came after him.
      roots[member.name] = origins[place].root.map { roots[$0] } ?? place
    }
  }

  /// The place of a name's root; none for what is no name.
  func root(of name: String) -> Int? { roots[name] }

  /// The places of the roots of the names among an event's words, in their order.
  func roots(in event: Event) -> [Int] {
    var roots: [Int] = []
    event.forEachWord { word in
      if let root = root(of: word) { roots.append(root) }
    }
    return roots
  }

  func replacingRoot(of name: String, by stand: [Int: String]) -> String {
    guard let root = root(of: name), let replacement = stand[root] else { return name }
    let rest = name.utf8.dropFirst(cast[root].name.utf8.count)
    return rest.isEmpty ? replacement : replacement + String(Substring(rest))
  }
}

extension Event {
  /// Whether the event says that an object was let go of.
  fileprivate var isRelease: Bool {
    if case .release = action { true } else { false }
  }

  /// The view of which the event says that it has another number of recognizers.
  fileprivate var countedView: String? {
    guard case .set(let view, let property) = action, property.kind == .recognizers else {
      return nil
    }
    return view
  }
}
