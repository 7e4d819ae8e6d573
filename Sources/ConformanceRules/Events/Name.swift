/// A name of the trace as a number, so that checkers compare and index in one step.
struct Name: Hashable, Sendable {
  let number: Int32

  init(_ number: Int) {
    self.number = Int32(truncatingIfNeeded: number)
  }
}

extension Set<Name> {
  /// Drops a name; most sets of names are empty, and need not look for it.
  mutating func forget(_ name: Name) {
    if !isEmpty { remove(name) }
  }
}
