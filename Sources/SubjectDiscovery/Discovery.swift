/// Finds in a library's declarations what can be certified of it.
///
/// It looks at every type, internal ones too: what a library hides is what its users see moving.
package struct Discovery {
  private let catalogue: TypeCatalogue
  private let sources: LibrarySources

  /// - Parameters:
  ///   - library: the symbol graphs of the library's modules.
  ///   - system: the symbol graphs of the headless UIKit.
  ///   - sources: the library's sources, as they were compiled.
  package init(library: [SymbolGraph], system: [SymbolGraph], sources: LibrarySources) {
    var catalogue = TypeCatalogue(library: library, system: system)
    catalogue.habits = CaseHabits(of: catalogue, in: sources)
    self.catalogue = catalogue
    self.sources = sources
  }

  /// What was found, in the order of modules and names; `judgedTogether` says what is judged with what.
  package var candidates: [Candidate] {
    let all = catalogue.own.flatMap(candidates) + RootVerbs(catalogue, sources).candidates
    let reader = PartReader(catalogue, sources, among: all)
    return all.map { candidate in
      var part = candidate
      part.makers = reader.makers(of: candidate)
      part.handers = reader.handers(of: candidate)
      return part
    }
  }

  private func candidates(of type: KnownType) -> [Candidate] {
    switch KindReader(catalogue: catalogue, sources: sources).classification(of: type) {
    case .unrelated: return []
    case .other(let reason):
      return [
        candidate(
          type, type.qualifiedName, nil,
          SubjectMaker.Result(kind: nil, noun: "", reason: reason, outcome: .noSubject))
      ]
    case .subject(let kinds):
      return kinds.enumerated().flatMap { place, evidence in
        // A type that is several delegates is judged as each; ids stay apart.
        let id = type.qualifiedName + (place == 0 ? "" : ".\(evidence.kind.rawValue)")
        let maker = SubjectMaker(catalogue: catalogue, sources: sources)
        let style = StyleReader(catalogue: catalogue, sources: sources).evidence(of: type)
        let wish = wish(of: type, as: evidence.kind)
        let unadopted = unadopted(by: type, as: evidence.kind, shown: wish)
        let offer =
          GestureReader(catalogue: catalogue, sources: sources).offer(of: type, as: evidence.kind)
          ?? OwnGestureReader(catalogue: catalogue, sources: sources)
          .offer(of: type, as: evidence.kind)
        return maker.results(for: type, as: id, evidence).map {
          var found = candidate(
            type, $0.id, evidence.kind,
            $0.result.tried(as: style).shown(on: wish).lacking(unadopted).watching(by: offer))
          if case .success(let wish) = wish {
            found.supports = [wish.declaration].compactMap(\.self)
          }
          return found
        }
      }
    }
  }

  /// What a type wants its screens to be, or why they are not to be had; containers and segues show what they are
  /// given.
  private func wish(
    of type: KnownType, as kind: DiscoverableKind
  ) -> Result<ScreenReader.Wish, MakingObstacle>? {
    let reader = ScreenReader(catalogue: catalogue, sources: sources)
    switch kind {
    case .animator, .delegate, .navigation, .tabs:
      let maker = SubjectMaker(catalogue: catalogue, sources: sources)
      if let lack = reader.lack(of: type) { return maker.adopter(of: lack) }
      return reader.wish(of: type).map { .success($0) } ?? maker.ownScreen(for: type, as: kind)
    // It is presented itself, and whoever presents it is the other side.
    case .screen: return reader.wish(ofPresented: type).map { .success($0) }
    case .segue, .container, .roots: return nil
    }
  }

  /// What a type's code asks screens for and none of the stage's is; containers and segues show what they are given,
  /// and so do types whose screens are of a class of the library's.
  private func unadopted(
    by type: KnownType, as kind: DiscoverableKind,
    shown wish: Result<ScreenReader.Wish, MakingObstacle>?
  ) -> [KnownType] {
    let reader = ScreenReader(catalogue: catalogue, sources: sources)
    let isLibrarys = (try? wish?.get()).map { $0.declaration == nil } ?? false
    switch kind {
    case .animator, .delegate, .navigation, .tabs:
      guard !isLibrarys, reader.lack(of: type) == nil else { return [] }
      return reader.unadopted(by: type, isPresented: false)
    case .screen: return isLibrarys ? [] : reader.unadopted(by: type, isPresented: true)
    case .segue, .container, .roots: return []
    }
  }

  private func candidate(
    _ type: KnownType, _ id: String, _ nature: DiscoverableKind?, _ result: SubjectMaker.Result
  )
    -> Candidate
  {
    Candidate(
      id: id, name: type.name, module: type.module, place: sources.place(of: type),
      nature: nature, kind: result.kind, noun: result.noun, reason: result.reason,
      outcome: result.outcome)
  }
}
