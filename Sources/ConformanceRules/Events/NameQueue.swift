/// Names that wait in a row; each takes its place and leaves it in constant time on average.
struct NameQueue: Sendable {
  private var row: [Name] = []
  /// How many at the front of the row have left already.
  private var left = 0

  /// Lets somebody wait behind all others.
  mutating func append(_ name: Name) {
    row.append(name)
  }

  /// Takes out who has waited longest.
  mutating func popFirst() -> Name? {
    guard left < row.count else { return nil }
    left += 1
    defer { closeUp() }
    return row[left - 1]
  }

  private mutating func closeUp() {
    guard 2 * left > row.count else { return }
    row.removeFirst(left)
    left = 0
  }
}
