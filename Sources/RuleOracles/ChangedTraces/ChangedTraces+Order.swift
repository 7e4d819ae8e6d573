import AppearanceTrace

extension ChangedTraces {
  /// Drops, doubles, swaps or moves events, or cuts them off from one on.
  mutating func rearrange(_ events: inout [Event]) {
    guard !events.isEmpty else { return }
    let place = Int.random(in: events.indices, using: &numbers)
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0, 1, 2: events.remove(at: place)
    case 3, 4: events.insert(events[place], at: min(place + pick([1, 1, 2, 5]), events.count))
    case 5, 6:
      events.swapAt(place, min(place + Int.random(in: 1...6, using: &numbers), events.count - 1))
    case 7, 8:
      let event = events.remove(at: place)
      events.insert(event, at: Int.random(in: 0...events.count, using: &numbers))
    default: events.removeSubrange(place...)
    }
  }

  /// Puts a few events of another trace in, with those of its cast that are missing here.
  mutating func splice(into trace: inout Trace) {
    let other = pick(recorded)
    guard !other.events.isEmpty else { return }
    let start = Int.random(in: other.events.indices, using: &numbers)
    let part = other.events[start..<min(start + pick([1, 2, 4, 8, 40]), other.events.count)]
    let place = Int.random(in: 0...trace.events.count, using: &numbers)
    if chance(3) { trace.events.removeSubrange(place...) }
    trace.events.insert(contentsOf: part, at: place)
    let here = Set(trace.cast.map(\.name))
    trace.cast += other.cast.filter { !here.contains($0.name) }
  }
}
