/// How segues become subjects, those that lead back with those that lead there.
extension SubjectMaker {
  /// A segue: made as a storyboard does, with the one that leads back, unless it is that one.
  func makeSegue(_ type: KnownType, _ line: SubjectLine, _ result: inout Result) {
    let text = text(of: type)
    if text.there == nil, text.back != nil {
      result.kind = nil
      let partners = segues(ledBackBy: type).map(\.name)
      result.reason =
        "a segue that leads back: it is judged "
        + (partners.isEmpty
          ? "as 'unwind:' of the one that leads there"
          : "with \(partners.joined(separator: ", ")), as what leads back from there")
    } else if let obstacle = type.obstacleToNaming {
      result.outcome = .unmade(reason: obstacle, sketch: nil)
    } else if isMadeByStoryboards(type) {
      let back = segue(leadingBackFrom: type)
      if let back {
        result.reason += "; \(back.name) leads back"
      }
      result.outcome = .made(
        line.segue(
          catalogue.spelling(of: type), route: text.route, unwind: back.map(catalogue.spelling),
          isOfSystemsKind: text.there == nil && text.callsSuper),
        way: "by \(Self.initializer), as a storyboard does")
    } else {
      result.outcome = .unmade(reason: "it has no \(Self.initializer)", sketch: nil)
    }
  }

  private static let initializer = "init(identifier:source:destination:)"

  private func isMadeByStoryboards(_ type: KnownType) -> Bool {
    Initializers(catalogue).all(of: type)
      .contains { $0.name == Self.initializer && $0.isUsable }
  }

  // MARK: - Pairs

  /// The library's segues, as far as a storyboard makes them.
  private var pairs: SeguePairs {
    SeguePairs(
      segues: catalogue.own.compactMap { type in
        guard type.kind == .class, type.obstacleToNaming == nil,
          catalogue.inherits(type, from: SystemName.segue), isMadeByStoryboards(type)
        else { return nil }
        return SeguePairs.Segue(type, text(of: type))
      })
  }

  private func text(of type: KnownType) -> SegueText {
    SegueText(
      bodies: catalogue.ownLineage(of: type).compactMap { sources.body(of: "perform()", in: $0) })
  }

  /// The one segue that leads back from another one.
  private func segue(leadingBackFrom there: KnownType) -> KnownType? {
    pairs.back(from: there.id).flatMap { catalogue.types[$0] }
  }

  /// The segues from which a segue leads back.
  private func segues(ledBackBy back: KnownType) -> [KnownType] {
    pairs.ledBack(by: back.id).compactMap { catalogue.types[$0] }
  }
}
