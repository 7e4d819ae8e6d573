/// Finds out which animators a library's own types hand out to UIKit, and for which ways.
///
/// An animator that a type makes for one way alone would be convicted of what nobody does with it on the other.
struct HandingReader {
  private let catalogue: TypeCatalogue
  private let sources: LibrarySources
  /// The names of the library's animators.
  private let animators: Set<String>

  init(_ catalogue: TypeCatalogue, _ sources: LibrarySources) {
    self.catalogue = catalogue
    self.sources = sources
    animators = Set(
      catalogue.own.filter { catalogue.conforms($0, to: SystemName.animator) }
        .compactMap(\.path.last))
  }

  /// The names of the animators that a type's answers make, or that it is itself where they hand it out, by the ways
  /// that it is asked about.
  func handed(by type: KnownType) -> [TransitionWay: Set<String>] {
    let lineage = catalogue.ownLineage(of: type)
    let protocols = lineage.flatMap(\.protocols).compactMap { catalogue.types[$0] }
      .filter(catalogue.isOwn)
    let owners = lineage + protocols
    let answers = TransitionWay.questions.compactMap { question in
      owners.lazy.compactMap { sources.body(of: question.method, in: $0) }.first
        .map { (ways: question.ways, body: $0) }
    }
    guard !answers.isEmpty else { return [:] }
    let text = AnswerText(of: owners, in: sources)
    var found: [TransitionWay: Set<String>] = [:]
    for answer in answers {
      let pieces =
        answer.ways.count > 1
        ? TransitionWay.pieces(of: answer.body) : [(answer.ways, answer.body[...])]
      for piece in pieces {
        var made = text.reached(from: piece.code).reduce(into: Set<String>()) {
          $0.formUnion(sources.calls[$1])
        }
        if Self.isOfItself(piece.code), let name = type.path.last { made.insert(name) }
        for way in piece.ways { found[way, default: []].formUnion(made.intersection(animators)) }
      }
    }
    return found
  }

  /// Whether an answer is the object whose code it is.
  private static func isOfItself(_ answer: Substring) -> Bool {
    let itself = /(?:\breturn\s+|^\s*|\?\s*|\?[^:\n]*:\s*)self\b(?!\s*[.,)(\[?!=])/
    return answer.contains(itself.wordBoundaryKind(.simple))
  }

  /// The names of the animators of which a type hands out the one, and no other one, when it is asked.
  ///
  /// Where an answer has several, one of them is played, and nobody knows which.
  func handedSurely(by type: KnownType) -> Set<String> {
    handed(by: type).values.filter { $0.count == 1 }.reduce(into: []) { $0.formUnion($1) }
  }

  /// Who hands an animator out, and for which ways.
  struct Use {
    var ways: Set<TransitionWay> = []
    var makers: [KnownType] = []

    /// The way that it is for, where that is one alone and might have another one beside it.
    var onlyWay: TransitionWay? {
      ways.count == 1 ? ways.first.flatMap { $0.leadsBack == nil ? nil : $0 } : nil
    }

    /// Who makes it, in a sentence that goes on with what for.
    var words: String {
      let names = makers.map(\.name).sorted().joined(separator: " and ")
      return "\(names) \(makers.count > 1 ? "make" : "makes") it"
    }
  }

  /// The ways for which the library's own code makes an animator; none where it makes none, or one that is not
  /// known to be for an answer.
  func use(of animator: KnownType) -> Use? {
    guard let name = animator.path.last else { return nil }
    func makes(_ code: String) -> Bool { sources.calls[code].contains(name) }
    var use = Use()
    var known: [String] = []
    let parts = LibraryParts(catalogue, sources)
    for type in catalogue.own where type.id != animator.id {
      let codes = sources.code(of: type)
      known += codes.filter(makes)
      guard codes.contains(where: makes), parts.calls(of: [type]).contains(name) else { continue }
      let ways = handed(by: type).filter { $0.value.contains(name) }.keys
      guard !ways.isEmpty else { return nil }
      use.ways.formUnion(ways)
      use.makers.append(type)
    }
    // Others are extensions of what is not the library's.
    let own = sources.code(of: animator)
    let isMadeElsewhere = sources.outerCode.contains {
      makes($0) && !known.contains($0) && !own.contains($0)
    }
    return use.ways.isEmpty || isMadeElsewhere ? nil : use
  }
}
