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
  /// The names that were on stage before the script acted.
  let standing: Set<String>
  /// How the names of the cast came about.
  let origins: [String: NameOrigin]

  /// The trace with equal rounds folded.
  func fold(_ trace: Trace) -> Trace {
    guard let first = rounds.first, let last = rounds.last, rounds.count > 1, areEqual(in: trace)
    else { return trace }
    var folded = trace
    let end = trace.events[last.events].last?.time ?? last.start
    folded.events =
      trace.events[..<first.events.upperBound]
      + [Event(at: end, .repeats(times: rounds.count))] + trace.events[last.events.upperBound...]
    let spokenOf = folded.mentions
    folded.cast = folded.cast.filter { member in
      standing.contains(member.name) || spokenOf.contains(member.name)
    }
    return folded
  }

  private func areEqual(in trace: Trace) -> Bool {
    let names = Set(trace.cast.map(\.name))
    var known = standing.union(namesOfSeveralRounds(in: trace, names))
    for event in trace.events.prefix(rounds.first?.events.lowerBound ?? 0) {
      forEachRoot(of: event, in: names) { known.insert($0) }
    }
    let countedLater = Set(
      rounds.dropFirst().flatMap { trace.events[$0.events].compactMap(\.countedView) })
    let shapes = rounds.map { round in
      let events = trace.events[round.events].filter { event in
        guard let view = event.countedView else { return true }
        return countedLater.contains(view) || !known.contains(root(of: view))
      }
      return shape(of: events[...], since: round.start, names, &known)
    }
    return shapes.allSatisfy { $0 == shapes.first }
  }

  /// The names of what takes part in more than one round, such as a shared delegate.
  private func namesOfSeveralRounds(in trace: Trace, _ names: Set<String>) -> Set<String> {
    var seen: Set<String> = []
    var shared: Set<String> = []
    for round in rounds {
      var own: Set<String> = []
      for event in trace.events[round.events] where !event.isRelease {
        forEachRoot(of: event, in: names) { own.insert($0) }
      }
      shared.formUnion(own.intersection(seen))
      seen.formUnion(own)
    }
    return shared
  }

  /// The events of a round with times of their own and names without history.
  private func shape(
    of events: ArraySlice<Event>, since start: TraceTime, _ names: Set<String>,
    _ known: inout Set<String>
  ) -> [Event] {
    let events = events.filter { !$0.isRelease }
    var stand: [String: String] = [:]
    var counts: [String: Int] = [:]
    for event in events {
      forEachRoot(of: event, in: names) { name in
        guard !known.contains(name), stand[name] == nil else { return }
        let stem = origins[name]?.stem ?? name
        counts[stem, default: 0] += 1
        stand[name] = "\(stem)#\(counts[stem, default: 1])"
      }
    }
    known.formUnion(stand.keys)
    return events.map { event in
      var event = event.renaming { replacingRoot(of: $0, by: stand) }
      event.time = TraceTime(microseconds: event.time.microseconds - start.microseconds)
      return event
    }
  }
}

extension RoundFolding {
  /// The name that stands for itself and that a name begins with: `sheet` of `sheet.view`.
  private func root(of name: String) -> String { origins[name]?.root ?? name }

  /// Visits the roots of the names among an event's words.
  private func forEachRoot(of event: Event, in names: Set<String>, _ visit: (String) -> Void) {
    _ = event.renaming { word in
      if names.contains(root(of: word)) { visit(root(of: word)) }
      return word
    }
  }

  private func replacingRoot(of name: String, by stand: [String: String]) -> String {
    let root = root(of: name)
    guard let replacement = stand[root] else { return name }
    return replacement + name.dropFirst(root.count)
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
