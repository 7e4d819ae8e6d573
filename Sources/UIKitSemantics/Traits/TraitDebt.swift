/// What a view still has to hear of traits: itself, or some view in it.
///
/// Traits flow from above downward, when they are looked at before a layout (Apple's session on the trait
/// system, 2023); so whoever is to hear of them lets all above know that they have to look.
public enum TraitDebt: Sendable, Equatable, CaseIterable {
  case none
  case inside
  case own
  case ownAndInside

  /// What happened.
  public enum Event: Sendable, Equatable, CaseIterable {
    /// What lies above is another, says something else, or the view's own overrides do.
    case disturbed
    /// Some view in this one was disturbed.
    case disturbedInside
    /// The view looks what its traits are.
    case looked
    /// The views in this one are about to look.
    case lookedInside
  }

  /// Whether the view itself has to look.
  @inlinable public var isOwn: Bool { self == .own || self == .ownAndInside }

  /// Whether some view in this one has to look.
  @inlinable public var isInside: Bool { self == .inside || self == .ownAndInside }

  /// Whether the view, or some view in it, has to look.
  @inlinable public var isAny: Bool { self != .none }

  /// Takes an event.
  ///
  /// - Returns: whether those above have to be told, which they were where there was a debt already.
  @discardableResult
  @inlinable public mutating func handle(_ event: Event) -> Bool {
    let before = self
    switch (before, event) {
    case (.none, .disturbed), (.own, .disturbed): self = .own
    case (.inside, .disturbed), (.ownAndInside, .disturbed): self = .ownAndInside
    case (.none, .disturbedInside), (.inside, .disturbedInside): self = .inside
    case (.own, .disturbedInside), (.ownAndInside, .disturbedInside): self = .ownAndInside
    case (.none, .looked), (.own, .looked): self = .none
    case (.inside, .looked), (.ownAndInside, .looked): self = .inside
    case (.none, .lookedInside), (.inside, .lookedInside): self = .none
    case (.own, .lookedInside), (.ownAndInside, .lookedInside): self = .own
    }
    return before == .none && isAny
  }
}
