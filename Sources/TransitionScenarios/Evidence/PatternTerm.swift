import TransitionStage

/// What stands for a name or a word in a pattern's line.
enum PatternTerm: Sendable, Equatable {
  /// `_`: whatever is there.
  case anything
  /// `A`: an object, the same wherever the letter stands.
  case object(Character)
  /// `A.view`: what belongs to an object.
  case belonging(Role.Kind, of: Character)
  /// `true/false`: one of these words as it stands.
  case words([String])

  /// Whether a name fits; a letter that stands for nobody yet stands for it from now on.
  func fits(_ name: String?, in scene: PatternScene, _ cast: inout PatternCast) -> Bool {
    switch self {
    case .anything: return true
    case .words(let words): return words.contains(name ?? Self.absence)
    case .object(let letter):
      guard let name, name != Self.absence else { return false }
      if let known = cast[letter] { return known == name }
      cast.put(letter, for: name)
      return true
    case .belonging(let kind, let letter):
      guard let name, let role = scene.roles.role(of: name), role.kind == kind,
        let owner = role.owner
      else { return false }
      if let known = cast[letter] { return known == owner }
      cast.put(letter, for: owner)
      return true
    }
  }

  /// The word that stands in a trace where there is nobody.
  private static let absence = "nil"
}
