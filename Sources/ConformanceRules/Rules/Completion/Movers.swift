/// Which views the subject moves in which transitions.
///
/// A view that comes to rest is looked up by itself: who asks every transition that ever moved one works the
/// more the longer a trace is.
struct Movers: Sendable {
  /// How many views move in each transition in which any ever did.
  private var counts: NameMap<Int> = [:]
  /// The transitions in which each view moves.
  private var transitions: NameMap<[Name]> = [:]

  /// Takes in that a view moves in a transition.
  mutating func move(_ view: Name, in transition: Name) {
    guard transitions[view]?.contains(transition) != true else { return }
    transitions[view, default: []].append(transition)
    counts[transition, default: 0] += 1
  }

  /// Takes in that a view moves no more.
  ///
  /// - Returns: The transitions in which it did.
  @discardableResult mutating func rest(_ view: Name) -> [Name] {
    guard let ended = transitions.removeValue(forKey: view) else { return [] }
    for transition in ended { counts[transition, default: 0] -= 1 }
    return ended
  }

  /// Whether any view ever moved in a transition.
  func knows(_ transition: Name) -> Bool { counts[transition] != nil }

  /// Whether views have moved in a transition, and none does any more.
  func areAtRest(in transition: Name) -> Bool { counts[transition] == 0 }

  /// Drops what is kept of a view or of a transition.
  mutating func forget(_ name: Name) {
    rest(name)
    guard let count = counts.removeValue(forKey: name), count > 0 else { return }
    for view in transitions.keys { transitions[view]?.removeAll { $0 == name } }
  }
}
