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
      for cast in CastText.all(in: code) {
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
}
