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
    let all = catalogue.own.flatMap(candidates)
    let parts = LibraryParts(catalogue, sources)
    let handing = HandingReader(catalogue, sources)
    let makers = all.compactMap { maker in
      catalogue.type(named: "\(maker.module).\(maker.name)").map { type in
        (
          id: maker.id, calls: parts.calls(of: catalogue.ownLineage(of: type)),
          handed: handing.handedSurely(by: type)
        )
      }
    }
    let playsItself = catalogue.own.contains { catalogue.conforms($0, to: SystemName.context) }
    return all.map { candidate in
      guard let name = candidate.name.split(separator: ".").last.map(String.init) else {
        return candidate
      }
      let isPart = isPart(candidate, playsItself)
      let isAnimator = candidate.nature == .animator
      guard isPart || isAnimator else { return candidate }
      var part = candidate
      part.makers = makers.filter { maker in
        maker.id != candidate.id && maker.calls.contains(name)
          && (isPart || maker.handed.contains(name))
      }
      .map(\.id)
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
        let offer =
          GestureReader(catalogue: catalogue, sources: sources).offer(of: type, as: evidence.kind)
          ?? OwnGestureReader(catalogue: catalogue, sources: sources)
          .offer(of: type, as: evidence.kind)
        return maker.results(for: type, as: id, evidence).map {
          var found = candidate(
            type, $0.id, evidence.kind,
            $0.result.tried(as: style).shown(on: wish).watching(by: offer))
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
      return reader.wish(of: type).map { .success($0) }
        ?? SubjectMaker(catalogue: catalogue, sources: sources).ownScreen(for: type, as: kind)
    // It is presented itself, and whoever presents it is the other side.
    case .screen: return reader.base(of: type).map { .success($0) }
    case .segue, .container: return nil
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

  // MARK: - Parts of others

  /// Whether a candidate may be judged with whatever makes it: an animator that the library's users cannot make
  /// as it stands, or that the library plays in a context of its own, or a delegate that nobody else can make, or
  /// that is of no use before it knows a controller of the library's, moves no other screen than the one that
  /// makes it, or is the delegate of a navigation or tab bar controller that makes it.
  private func isPart(_ candidate: Candidate, _ playsItself: Bool) -> Bool {
    let type = catalogue.type(named: "\(candidate.module).\(candidate.name)")
    let isPublic = type?.isPublic ?? false
    if candidate.nature == .animator {
      return playsItself || !(isPublic && candidate.isMade && !candidate.isDirected)
    }
    return switch candidate.kind {
    case .delegate, .navigation, .tabs:
      !candidate.isMade
        || !isPublic
          && type.map {
            isToldOfController($0) || servesItsMaker($0, candidate)
              || servesItsContainer($0, candidate)
          } == true
    case .animator, .segue, .container, .screen, nil: false
    }
  }

  /// Whether a delegate's animators move no screen but one of the class whose code makes the delegate.
  private func servesItsMaker(_ type: KnownType, _ candidate: Candidate) -> Bool {
    let maker = SubjectMaker(catalogue: catalogue, sources: sources)
    guard let kind = candidate.kind, let name = type.path.last,
      let side = maker.wantedSide(of: type, as: kind)
    else { return false }
    return LibraryParts(catalogue, sources).calls(of: catalogue.ownLineage(of: side.screen))
      .contains(name)
  }

  /// Whether a navigation or tab bar controller of the library's makes a delegate for its changes.
  private func servesItsContainer(_ type: KnownType, _ candidate: Candidate) -> Bool {
    guard let name = type.path.last else { return false }
    let base: String
    switch candidate.kind {
    case .navigation: base = SystemName.navigation
    case .tabs: base = SystemName.tabs
    case .delegate, .animator, .segue, .container, .screen, nil: return false
    }
    let parts = LibraryParts(catalogue, sources)
    return catalogue.own.contains { container in
      container.id != type.id && catalogue.inherits(container, from: base)
        && parts.calls(of: [container]).contains(name)
    }
  }

  /// Whether a type has a property for a controller of the library's own.
  private func isToldOfController(_ type: KnownType) -> Bool {
    type.members.contains { member in
      guard member.kind == .property, member.isUsable, member.declaration.isSettable,
        let name = member.declaration.type, name.hasSuffix("?"),
        let told = catalogue.ownType(spelled: CodeText.unwrapped(name), in: type)
      else { return false }
      return catalogue.inherits(told, from: SystemName.controller)
    }
  }
}
