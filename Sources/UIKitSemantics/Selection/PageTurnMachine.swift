/// The life of the turns of a page view controller: one at a time, by code or by a finger.
///
/// A request that comes in the middle of a turn has that turn end where it was to end: one that a
/// finger holds, or that goes back, is given up. (Inferred from the documentation's word that an
/// animation can be skipped.)
public struct PageTurnMachine: Sendable, Equatable {
  /// Where a turn stands.
  public enum Phase: Sendable, Equatable, CaseIterable {
    case resting
    /// Code asked for it, and it runs by itself.
    case turning
    /// A finger holds it.
    case held
    /// A finger let it go forward.
    case finishing
    /// A finger let it go back.
    case returning
  }

  /// What happened.
  public enum Event: Sendable, Equatable {
    /// Code asks for other pages.
    case asked
    /// A finger asks for the next page, or the one before.
    case grabbed
    /// The finger lets go, and the turn is to go on or back.
    case released(forward: Bool)
    /// The animation of the turn is over.
    case animationEnded
  }

  /// What follows.
  public enum Action: Sendable, Equatable {
    /// Begin the turn.
    case begin
    /// End the turn that is under way at once, here or there, and begin the new one.
    case beginInstead(finished: Bool)
    /// Let the turn run to its end, or back.
    case settle(forward: Bool)
    /// Tell everybody that the turn is over.
    case conclude(finished: Bool)
    /// The event comes at the wrong time; nothing happens.
    case ignore
  }

  public private(set) var phase = Phase.resting

  public init() {}

  /// Takes an event and says what follows.
  public mutating func handle(_ event: Event) -> Action {
    switch event {
    case .asked: asked()
    case .grabbed: grabbed()
    case .released(let forward): released(forward)
    case .animationEnded: animationEnded()
    }
  }

  private mutating func asked() -> Action {
    let before = phase
    phase = .turning
    return switch before {
    case .resting: .begin
    case .turning, .finishing: .beginInstead(finished: true)
    case .held, .returning: .beginInstead(finished: false)
    }
  }

  private mutating func grabbed() -> Action {
    switch phase {
    case .resting:
      phase = .held
      return .begin
    case .turning, .held, .finishing, .returning:
      return .ignore
    }
  }

  private mutating func released(_ forward: Bool) -> Action {
    switch phase {
    case .held:
      phase = forward ? .finishing : .returning
      return .settle(forward: forward)
    case .resting, .turning, .finishing, .returning:
      return .ignore
    }
  }

  private mutating func animationEnded() -> Action {
    switch phase {
    case .turning, .finishing:
      phase = .resting
      return .conclude(finished: true)
    case .returning:
      phase = .resting
      return .conclude(finished: false)
    case .resting, .held:
      return .ignore
    }
  }
}
