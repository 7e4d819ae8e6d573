extension Subject {
  /// How a tap takes away what is presented.
  package enum ClosingTap: Hashable, Sendable {
    case animated, unanimated
  }
}
