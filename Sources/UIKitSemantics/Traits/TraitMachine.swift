/// What one environment knows of its traits: those that came from above, and what its own overrides make of
/// them.
///
/// They stay as they are until the environment looks again, whatever changes above; until it looks for the
/// first time they are a guess (PT-12).
public struct TraitMachine<Traits: Equatable> {
  /// What came from above last.
  public private(set) var inherited: Traits
  /// What those who ask are told.
  public private(set) var known: Traits

  /// Begins with a guess.
  public init(guess: Traits) {
    inherited = guess
    known = guess
  }

  /// Looks what comes from above now.
  ///
  /// - Parameters:
  ///   - above: what comes from above.
  ///   - override: lays the environment's own overrides over it.
  /// - Returns: what was known before, where the environment is to be told that it changed.
  public mutating func look(above: Traits, override: (Traits) -> Traits) -> Traits? {
    inherited = above
    let new = override(above)
    let before = known
    // Of equal ones the last is kept, too: what has an identity has that of what came from above.
    known = new
    return new == before ? nil : before
  }
}

extension TraitMachine: Sendable where Traits: Sendable {}
extension TraitMachine: Equatable {}
