extension AppearanceMachine {
  /// What an event earns, in order: never more than two things, so they need no list of their own.
  public struct Actions: Sendable, Equatable, Sequence, ExpressibleByArrayLiteral {
    @usableFromInline var first: Action?
    @usableFromInline var second: Action?

    /// - Precondition: there are no more than two.
    public init(arrayLiteral elements: Action...) {
      precondition(elements.count <= 2, "an event earns two things at most")
      first = elements.first
      second = elements.dropFirst().first
    }

    /// Nothing, or one thing after another.
    @inlinable init() {}

    @inlinable init(_ action: Action, then next: Action? = nil) {
      first = action
      second = next
    }

    /// The same, and another thing after that.
    @inlinable func then(_ next: Action) -> Actions {
      guard let first else { return Actions(next) }
      return Actions(first, then: next)
    }

    @inlinable public func makeIterator() -> Iterator { Iterator(rest: self) }

    /// Goes through what is to be done.
    public struct Iterator: IteratorProtocol {
      @usableFromInline var rest: Actions

      @inlinable init(rest: Actions) {
        self.rest = rest
      }

      @inlinable public mutating func next() -> Action? {
        defer { (rest.first, rest.second) = (rest.second, nil) }
        return rest.first
      }
    }
  }
}
