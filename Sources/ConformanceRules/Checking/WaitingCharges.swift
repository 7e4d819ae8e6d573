import AppearanceTrace

/// Charges that rest on something that goes on, and wait for a frame: nobody sees that it went on if it ends
/// within one.
struct WaitingCharges: Sendable {
  private var charges: [Waiting] = []

  private struct Waiting {
    let time: TraceTime
    /// What goes on, each with the charge that it would prove.
    var grounds: [(object: Name, charge: Charge)]
  }

  /// Lets a charge wait; where several things go on, the first that has not ended in time proves it.
  mutating func wait(from time: TraceTime, for grounds: [(object: Name, charge: Charge)]) {
    if !grounds.isEmpty { charges.append(Waiting(time: time, grounds: grounds)) }
  }

  /// Notes that what an object did has ended.
  mutating func end(_ object: Name, at time: TraceTime) {
    guard !charges.isEmpty else { return }
    for place in charges.indices where !time.isSeen(after: charges[place].time) {
      charges[place].grounds.removeAll { $0.object == object }
    }
    charges.removeAll(where: \.grounds.isEmpty)
  }

  /// Takes the charges out that have waited for a frame; all where there is no time any more.
  mutating func due(at time: TraceTime?) -> [Charge] {
    guard !charges.isEmpty else { return [] }
    let due = charges.prefix { waiting in time.map { $0.isSeen(after: waiting.time) } ?? true }
    charges.removeFirst(due.count)
    return due.compactMap(\.grounds.first?.charge)
  }

  /// Takes the charges out that rest on an object of which no line will speak any more.
  mutating func due(of object: Name) -> [Charge] {
    guard !charges.isEmpty else { return [] }
    let due = charges.filter { $0.grounds.contains { $0.object == object } }
    charges.removeAll { $0.grounds.contains { $0.object == object } }
    return due.compactMap(\.grounds.first?.charge)
  }
}
