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

  /// The names of the animators that a type's answers make, by the ways that it is asked about.
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
        let made = text.reached(from: piece.code).reduce(into: Set<String>()) {
          $0.formUnion(sources.calls.names(in: $1))
        }
        for way in piece.ways { found[way, default: []].formUnion(made.intersection(animators)) }
      }
    }
    return found
  }

  /// The names of the animators of which a type hands out the one, and no other one, when it is asked.
  ///
  /// Where an answer has several, one of them is played, and nobody knows which.
  func handedSurely(by type: KnownType) -> Set<String> {
    handed(by: type).values.filter { $0.count == 1 }.reduce(into: []) { $0.formUnion($1) }
  }
}
