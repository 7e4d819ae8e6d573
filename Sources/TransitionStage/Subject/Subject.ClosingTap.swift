extension Subject {
  /// How a tap takes away what is presented.
  package struct ClosingTap: Hashable, Sendable {
    /// Whether it goes with an animation.
    package let isAnimated: Bool
    /// Whether a closure is told of its end.
    package var tellsEnd: Bool

    package init(isAnimated: Bool, tellsEnd: Bool = false) {
      self.isAnimated = isAnimated
      self.tellsEnd = tellsEnd
    }
  }
}
