/// The change from one navigation stack to another, and what it looks like.
public struct StackEdit<Controller: Hashable & Sendable>: Sendable, Equatable {
  /// How the change is shown.
  public enum Operation: Sendable, Equatable {
    case none, push, pop

    /// A pop where the new top stood in the old stack, a push otherwise; nothing where the top stays.
    @inlinable public init(topStays: Bool, newTopStood: Bool) {
      self = topStays ? .none : newTopStood ? .pop : .push
    }
  }

  /// The stack before, from the root up.
  public var old: [Controller]
  /// The stack after, from the root up.
  public var new: [Controller]

  @inlinable public init(from old: [Controller], to new: [Controller]) {
    self.old = old
    self.new = new
  }

  /// Those that come, bottom first.
  @inlinable public var added: [Controller] {
    let known = Set(old)
    return new.filter { !known.contains($0) }
  }

  /// Those that go, top first.
  @inlinable public var removed: [Controller] {
    let kept = Set(new)
    return old.reversed().filter { !kept.contains($0) }
  }

  /// What it looks like.
  @inlinable public var operation: Operation {
    Operation(topStays: old.last == new.last, newTopStood: new.last.map(old.contains) ?? false)
  }
}
