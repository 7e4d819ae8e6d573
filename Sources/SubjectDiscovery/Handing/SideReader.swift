/// Finds out which screens of the library's own classes an animator moves alone: its code gives up, or ends the
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

  /// A class that code wants at a side.
  private struct Want {
    let place: SidePlace
    let screen: KnownType
  }

  /// The screens that an animator wants, one for each role, or several without one; none where any will do, or nobody
  /// knows what they are to the ways for which the library makes the animator.
  func sides(of animator: KnownType, for ways: Set<TransitionWay>) -> [Side] {
    let wants = wants(of: animator)
    if Set(ways.map(\.kind)) == [.navigation] {
      return Self.first(of: wants.map { Side(screen: $0.screen, role: nil) })
    }
    let sides = wants.compactMap { want in
      want.place.role(for: ways).map { Side(screen: want.screen, role: $0) }
    }
    let classes = Dictionary(grouping: sides) { $0.role }.mapValues { Set($0.map(\.screen.id)) }
    guard classes.values.contains(where: { $0.count > 1 }) else {
      return Self.first(of: sides)
    }
    // Who looks at both sides on either way begins with the way there, if with a pair.
    let there = wants.prefix(2).compactMap { want in
      want.place.role(for: [.presented]).map { Side(screen: want.screen, role: $0) }
    }
    let isPair = Set(there.map(\.role)).count == 2 && Set(there.map(\.screen.id)).count == 2
    return ways.contains(.presented) && isPair
      ? there : Self.first(of: wants.map { Side(screen: $0.screen, role: nil) })
  }

  private func wants(of animator: KnownType) -> [Want] {
    let parts = LibraryParts(catalogue, sources)
    return catalogue.ownLineage(of: animator).flatMap(sources.code).flatMap(CastText.all)
      .compactMap { cast in
        guard let screen = parts.type(spelled: cast.name), screen.kind == .class,
          catalogue.inherits(screen, from: SystemName.controller)
        else { return nil }
        return Want(place: cast.place, screen: screen)
      }
  }

  /// The first sides of each role, and of each class where there is no role, in their order.
  static func first(of sides: [Side]) -> [Side] {
    var seen: Set<String> = []
    return sides.filter { seen.insert($0.role ?? $0.screen.id).inserted }
  }
}
