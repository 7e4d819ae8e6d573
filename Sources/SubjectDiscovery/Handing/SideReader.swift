/// Finds out whether an animator moves a screen of the library's own class alone: its code gives up, or ends the
/// process, where another one is at that side.
struct SideReader {
  private let catalogue: TypeCatalogue
  private let sources: LibrarySources

  init(_ catalogue: TypeCatalogue, _ sources: LibrarySources) {
    self.catalogue = catalogue
    self.sources = sources
  }

  /// A screen that an animator wants.
  struct Side {
    let screen: KnownType
    /// What the screen is to a scenario, as code spells it; none where it is at both sides.
    let role: String?
  }

  /// The screen that an animator wants; none where any will do, or nobody knows what it is to the ways for which
  /// the library makes the animator.
  func side(of animator: KnownType, for ways: Set<TransitionWay>) -> Side? {
    let parts = LibraryParts(catalogue, sources)
    for code in catalogue.ownLineage(of: animator).flatMap(sources.code) {
      for cast in Self.casts(in: code) {
        guard let screen = parts.type(spelled: cast.name), screen.kind == .class,
          catalogue.inherits(screen, from: SystemName.controller)
        else { continue }
        if Set(ways.map(\.kind)) == [.navigation] { return Side(screen: screen, role: nil) }
        if let role = cast.place.role(for: ways) {
          return Side(screen: screen, role: role)
        }
      }
    }
    return nil
  }

  /// The types without which code does nothing, and at which side of its context it wants them.
  private static func casts(in code: String) -> [(place: SidePlace, name: Substring)] {
    let controller = /viewController\s*\(\s*forKey\s*:\s*([^)]*)\)/
    let naming =
      /\b(?:let|var)\s+(\w+)\s*(?::\s*[\w.]+\s*)?=(?!=)\s*((?:(?!\b(?:let|var)\b)[^\n;])*)/
    let named = code.matches(of: naming.wordBoundaryKind(.simple)).map(\.output)
    func places(of read: (Substring) -> SidePlace?) -> [Substring: SidePlace] {
      named.reduce(into: [:]) { found, name in
        if let place = read(name.2) { found[name.1] = place }
      }
    }
    let keys = places(of: SidePlace.init)
    func place(_ subject: Substring) -> SidePlace? {
      let key = subject.firstMatch(of: controller)?.output.1
      return key.flatMap { SidePlace(key: $0) ?? keys[$0] }
    }
    let controllers = places(of: place)
    let guarded = code.matches(of: /\bguard\b([^{}]*)\belse\b/).flatMap {
      $0.output.1.matches(of: /=\s*((?:[^={}]|==)*?)\s+as\?\s*([A-Z][\w.]*)/).map(\.output)
    }
    let forced = code.matches(of: /([^\n=;{}]*?)\s+as!\s*([A-Z][\w.]*)/).map(\.output)
    return (guarded + forced).compactMap { _, subject, name in
      let last = subject.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last
      let found = place(subject) ?? last.flatMap { controllers[$0] }
      return found.map { ($0, name) }
    }
  }
}
