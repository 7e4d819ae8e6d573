/// Finds out which of a library's candidates are judged with others, which make them.
struct PartReader {
  private let catalogue: TypeCatalogue
  private let sources: LibrarySources
  private let makers: [Maker]
  /// Whether the library plays its animators in a context of its own.
  private let playsItself: Bool

  /// A candidate, as far as it makes others.
  private struct Maker {
    let id: String
    let kind: DiscoverableKind?
    let type: KnownType
    /// What its code calls, by the names.
    let calls: Set<String>
    /// The animators that it may hand out, by the names.
    let hands: Set<String>
    /// The animators that it hands out for certain, by the names.
    let handed: Set<String>
  }

  /// - Parameter candidates: All that was found in the library.
  init(_ catalogue: TypeCatalogue, _ sources: LibrarySources, among candidates: [Candidate]) {
    self.catalogue = catalogue
    self.sources = sources
    let parts = LibraryParts(catalogue, sources)
    let handing = HandingReader(catalogue, sources)
    makers = candidates.compactMap { candidate in
      catalogue.type(named: "\(candidate.module).\(candidate.name)").map { type in
        Maker(
          id: candidate.id, kind: candidate.kind, type: type,
          calls: parts.calls(of: catalogue.ownLineage(of: type)),
          hands: handing.handed(by: type).values.reduce(into: []) { $0.formUnion($1) },
          handed: handing.handedSurely(by: type))
      }
    }
    playsItself = catalogue.own.contains { catalogue.conforms($0, to: SystemName.context) }
  }

  /// The ids of the candidates with each of which one may be judged, since they make it.
  func makers(of candidate: Candidate) -> [String] {
    guard let type = catalogue.type(named: "\(candidate.module).\(candidate.name)"),
      let name = type.path.last
    else { return [] }
    let makers = makers.filter { $0.id != candidate.id && $0.calls.contains(name) }
    let chosen =
      candidate.nature == .animator
      ? makers.filter { isPart(candidate, type) || $0.handed.contains(name) }
      : self.makers(ofDelegate: candidate, type, among: makers)
    return chosen.map(\.id)
  }

  /// The ids of the candidates that may hand an animator out.
  func handers(of candidate: Candidate) -> [String] {
    guard candidate.nature == .animator,
      let name = catalogue.type(named: "\(candidate.module).\(candidate.name)")?.path.last
    else { return [] }
    return makers.filter { $0.id != candidate.id && $0.hands.contains(name) }.map(\.id)
  }

  /// Whether an animator is judged with whatever makes it: the library's users cannot make it as it stands, or the
  /// library plays it in a context of its own.
  private func isPart(_ animator: Candidate, _ type: KnownType) -> Bool {
    playsItself || !(type.isPublic && animator.isMade && !animator.isDirected)
  }

  // MARK: - Delegates

  /// The makers with which a delegate is judged: any where nobody else can make it, or it is of no use before it
  /// knows a controller of the library's; those that are judged by its own transitions where it is hidden.
  private func makers(
    ofDelegate candidate: Candidate, _ type: KnownType, among makers: [Maker]
  ) -> [Maker] {
    switch candidate.kind {
    case .delegate, .navigation, .tabs: break
    case .animator, .segue, .container, .screen, .roots, nil: return []
    }
    guard candidate.isMade else { return makers }
    guard !type.isPublic else { return [] }
    guard !isToldOfController(type) else { return makers }
    return candidate.kind == .delegate
      ? screens(among: makers, presentedBy: type) : containers(among: makers, as: candidate.kind)
  }

  /// The makers that are judged as what is presented, where a delegate's animators move no presented screen but one
  /// of their class, or which alone give themselves such a delegate: nobody else does for it what they do.
  ///
  /// Where the animators move a presenter, what makes their delegate presents others, and is not judged by that.
  private func screens(among makers: [Maker], presentedBy type: KnownType) -> [Maker] {
    let reader = DelegateUseReader(catalogue: catalogue, sources: sources)
    let owners = makers.filter { $0.kind == .screen && reader.isAlone($0.type, givingItself: type) }
    guard owners.isEmpty else { return owners }
    let maker = SubjectMaker(catalogue: catalogue, sources: sources)
    let sides = maker.wantedSides(of: type, as: .delegate)
    guard let side = sides.first(where: { $0.role == "presented" }) else { return [] }
    return makers.filter { maker in
      maker.kind == .screen
        && ([maker.type] + catalogue.superclasses(of: maker.type))
          .contains { $0.id == side.screen.id }
    }
  }

  /// The makers that are navigation or tab bar controllers, and judged by their own changes.
  private func containers(among makers: [Maker], as kind: DiscoverableKind?) -> [Maker] {
    makers.filter { maker in
      maker.kind == kind
        && SystemName.containers.contains {
          $0.kind == kind && catalogue.inherits(maker.type, from: $0.name)
        }
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
