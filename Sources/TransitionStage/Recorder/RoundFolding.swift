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

  /// The trace with equal rounds folded.
  func fold(_ trace: Trace) -> Trace {
    guard let first = rounds.first, let last = rounds.last, rounds.count > 1, areEqual(in: trace)
    else { return trace }
    var folded = trace
    let end = trace.events[last.events].last?.time ?? last.start
    folded.events =
      trace.events[..<first.events.upperBound]
      + [Event(at: end, .repeats(times: rounds.count))] + trace.events[last.events.upperBound...]
    let spokenOf = folded.spokenOf
    folded.cast = folded.cast.filter { member in
      standing.contains(member.name) || spokenOf.contains(member.name)
    }
    return folded
  }

  private func areEqual(in trace: Trace) -> Bool {
    let names = Set(trace.cast.map(\.name))
    var known = standing.union(namesOfSeveralRounds(in: trace, names))
    for event in trace.events.prefix(rounds.first?.events.lowerBound ?? 0) {
      event.forEachBase(in: names) { known.insert($0) }
    }
    let countedLater = Set(
      rounds.dropFirst().flatMap { trace.events[$0.events].compactMap(\.countedView) })
    let shapes = rounds.map { round in
      let events = trace.events[round.events].filter { event in
        guard let view = event.countedView else { return true }
        return countedLater.contains(view) || !known.contains(view.base)
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
        event.forEachBase(in: names) { own.insert($0) }
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
      event.forEachBase(in: names) { name in
        guard !known.contains(name), stand[name] == nil else { return }
        let stem = name.withoutNumber
        counts[stem, default: 0] += 1
        stand[name] = "\(stem)#\(counts[stem, default: 1])"
      }
    }
    known.formUnion(stand.keys)
    return events.map { event in
      var event = event.renaming { $0.replacingBase(by: stand) }
      event.time = TraceTime(microseconds: event.time.microseconds - start.microseconds)
      return event
    }
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

  /// Visits the names among an event's words, without what belongs to them: `sheet` of `sheet.view`.
  fileprivate func forEachBase(in names: Set<String>, _ visit: (String) -> Void) {
    _ = renaming { word in
      if names.contains(word.base) { visit(word.base) }
      return word
    }
  }
}

extension Trace {
  /// The members of the cast whose names stand in an event or in the last checkpoint.
  fileprivate var spokenOf: Set<String> {
    let names = Set(cast.map(\.name))
    var spokenOf: Set<String> = []
    for event in events { event.forEachBase(in: names) { spokenOf.insert($0) } }
    switch ending {
    case .settled(_, let checkpoint), .unsettled(_, let checkpoint):
      return spokenOf.union(names.subtracting(spokenOf).filter(checkpoint.names))
    case .raised:
      return spokenOf
    }
  }
}

extension Checkpoint {
  /// Whether a name stands in the checkpoint.
  fileprivate func names(_ name: String) -> Bool {
    paths.joined().contains { $0.base == name } || leaked.contains { $0.base == name }
      || containment.contains { $0.parent == name || $0.children.contains(name) }
      || presentations.contains { $0.presenter == name || $0.presented == name }
      || appearances.contains { $0.controller == name } || statusBar?.owner == name
      || selections.contains { $0.container == name || $0.controller == name }
      || [statusBar?.hider, overdueStatusBar?.owner, overdueStatusBar?.hider].contains(name)
      || (hidingBottomBar + barItems.map(\.container)).contains(name)
      || ([keyWindow].compactMap(\.self) + reachable).contains { $0.base == name }
  }
}

extension String {
  /// The name that this one begins with: `sheet` of `sheet.view`.
  fileprivate var base: String {
    firstIndex(of: ".").map { String(self[..<$0]) } ?? self
  }

  fileprivate func replacingBase(by stand: [String: String]) -> String {
    let base = base
    guard let replacement = stand[base] else { return self }
    return replacement + dropFirst(base.count)
  }
}
