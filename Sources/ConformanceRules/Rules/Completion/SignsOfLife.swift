import AppearanceTrace

/// What the subject did last to views in each transition, and which of them move.
struct SignsOfLife: Sendable {
  private var movers = Movers()
  private var signs: NameMap<(event: Int, time: TraceTime)> = [:]

  /// Takes a change of a view; a view that rests was moved by the transition that moved it.
  mutating func take(_ entry: IndexedEvent) {
    guard let view = entry.principal else { return }
    if entry.topic == .rests || entry.topic == .remove {
      for transition in movers.rest(view) { signs[transition] = (entry.index, entry.time) }
    }
    guard let transition = entry.cause else { return }
    if entry.topic == .moves { movers.move(view, in: transition) }
    if movers.knows(transition) { signs[transition] = (entry.index, entry.time) }
  }

  /// The last sign of a transition whose views have moved and rest; none for any other one.
  func last(of transition: Name) -> (event: Int, time: TraceTime)? {
    movers.areAtRest(in: transition) ? signs[transition] : nil
  }

  mutating func forget(_ name: Name) {
    movers.forget(name)
    signs[name] = nil
  }
}
