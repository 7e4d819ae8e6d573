/// How segues become subjects, those that lead back with those that lead there.
extension SubjectMaker {
  /// What becomes of a segue: one of each way that it takes, where its source's stack decides which.
  func segues(
    _ type: KnownType, as id: String, _ result: Result
  ) -> [(id: String, result: Result)] {
    let text = text(of: type)
    guard text.there != nil, text.ways.count > 1 else {
      var result = result
      if let untried = text.untriedWay {
        result.reason += "; it \(untried.verb) as well, which is not tried"
      }
      makeSegue(type, by: text.there, as: id, &result)
      return [(id, result)]
    }
    return text.ways.map { way in
      let own = way == text.there ? id : "\(id).\(way.word)"
      var result = result
      result.reason +=
        "; it \(way.verb) where its source has \(way == .stack ? "a" : "no") navigation controller"
      makeSegue(type, by: way, as: own, &result)
      return (own, result)
    }
  }

  /// A segue: made as a storyboard does, with the one that leads back, unless it is that one.
  private func makeSegue(
    _ type: KnownType, by way: SegueText.Way?, as id: String, _ result: inout Result
  ) {
    let text = text(of: type)
    if way == nil, text.back != nil {
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
      let back = way.flatMap { segue(leadingBackFrom: type, by: $0) }
      if let back {
        result.reason += "; \(back.name) leads back"
      }
      result.outcome = .made(
        subjectLine(id, .segue, of: type).segue(
          catalogue.spelling(of: type), route: text.route(by: way),
          unwind: back.map(catalogue.spelling), isOfSystemsKind: way == nil && text.callsSuper),
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
      segues: catalogue.own.flatMap { type -> [SeguePairs.Segue] in
        guard type.kind == .class, type.obstacleToNaming == nil,
          catalogue.inherits(type, from: SystemName.segue), isMadeByStoryboards(type)
        else { return [] }
        return SeguePairs.Segue.all(of: type, text(of: type))
      })
  }

  private func text(of type: KnownType) -> SegueText {
    let lineage = catalogue.ownLineage(of: type)
    return SegueText(
      bodies: lineage.compactMap { sources.body(of: "perform()", in: $0) },
      helpers: lineage.map(sources.functions))
  }

  /// The one segue that leads back from another one the way that this leads there.
  private func segue(leadingBackFrom there: KnownType, by way: SegueText.Way) -> KnownType? {
    pairs.back(from: there.id, by: way).flatMap { catalogue.types[$0] }
  }

  /// The segues from which a segue leads back.
  private func segues(ledBackBy back: KnownType) -> [KnownType] {
    pairs.ledBack(by: back.id).compactMap { catalogue.types[$0] }
  }
}

extension SegueText.Way {
  /// The way in the id of a subject that takes it instead of another one.
  fileprivate var word: String { self == .stack ? "push" : "present" }

  /// What a segue does that takes it.
  fileprivate var verb: String { self == .stack ? "pushes" : "presents" }
}
