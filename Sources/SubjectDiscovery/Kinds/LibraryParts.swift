/// The code of what a library's type does a transition with: its own, and that of the types that it makes.
struct LibraryParts {
  private let catalogue: TypeCatalogue
  private let sources: LibrarySources

  init(_ catalogue: TypeCatalogue, _ sources: LibrarySources) {
    self.catalogue = catalogue
    self.sources = sources
  }

  /// The code of a type, of its superclasses, and of all that these make which takes part in transitions.
  func code(of type: KnownType) -> [String] {
    var found: [KnownType] = []
    var waiting = catalogue.ownLineage(of: type)
    while let next = waiting.popLast() {
      guard !found.contains(where: { $0.id == next.id }) else { continue }
      found.append(next)
      let calls = sources.calls(of: [next])
      waiting += catalogue.own.filter { part in
        part.path.last.map(calls.contains) == true && takesPart(part)
      }
      .flatMap(catalogue.ownLineage)
    }
    return found.flatMap(sources.code)
  }

  /// Whether a type is an animator, a driver or a presentation controller.
  private func takesPart(_ type: KnownType) -> Bool {
    catalogue.inherits(type, from: SystemName.presentation)
      || [SystemName.animator, SystemName.driver].contains { catalogue.conforms(type, to: $0) }
  }

  /// A type of the library's by a name in its code; for a type in that one, such as an alias, the one around.
  func type(spelled name: Substring) -> KnownType? {
    var path = name.split(separator: ".")[...]
    while let last = path.last {
      let spelled = path.joined(separator: ".")
      if let type = catalogue.own.first(where: { $0.name == spelled || $0.name == last }) {
        return type
      }
      path = path.dropLast()
    }
    return nil
  }
}
