import AppearanceTrace

/// The views that move in open transitions, and the completions that came while they did.
struct MovingViews: Sendable {
  /// For each transition the views, with the event since which they move.
  private var moving: NameMap<NameMap<Int>> = [:]
  /// The completions with views that still moved; those that come to rest or go in the same
  /// instant, as views that move alongside do, are in time.
  private var suspects: [Suspect] = []

  struct Suspect: Sendable {
    let transition: Name
    let view: Name
    let move: Int
    let completion: Int
    fileprivate let time: TraceTime
  }

  /// Takes in that a view begins to move.
  mutating func take(_ view: Name, _ entry: IndexedEvent) {
    if let cause = entry.cause { moving[cause, default: [:]][view] = entry.index }
  }

  /// Whether nothing moves, and nobody is suspected to have.
  var isEmpty: Bool { moving.isEmpty && suspects.isEmpty }

  /// The views that move, or are suspected to have; one may be named several times.
  var views: [Name] { moving.values.flatMap { $0.keys } + suspects.map { $0.view } }

  /// Takes in that a view moves no more.
  mutating func stop(_ view: Name) {
    for transition in moving.keys { moving.change(transition) { $0[view] = nil } }
    if !suspects.isEmpty { suspects.removeAll { $0.view == view } }
  }

  /// Takes in that a transition is reported complete, and tells whether a view still moves in it that may be seen.
  mutating func complete(
    _ transition: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> Bool {
    let seen = moving[transition, default: [:]]
      .filter { !hierarchy.isToldOutOfWindows($0.key) }
    guard let view = seen.min(by: { $0.value < $1.value }) else { return false }
    suspects.append(
      Suspect(
        transition: transition, view: view.key, move: view.value, completion: entry.index,
        time: entry.time))
    return true
  }

  /// Drops what moves in a transition that is over.
  mutating func end(_ transition: Name) { moving[transition] = nil }

  /// The completions of other instants, each of them once.
  ///
  /// - Parameter time: The instant that goes on; none when the trace is over.
  mutating func takeSuspects(before time: TraceTime?) -> [Suspect] {
    let due = suspects.prefix { $0.time != time }
    suspects.removeFirst(due.count)
    return Array(due)
  }
}
