/// How segues become subjects, those that lead back with those that lead there.
extension SubjectMaker {
  /// A segue: made as a storyboard does, with the one that leads back, unless it is that one.
  func makeSegue(_ type: KnownType, _ line: SubjectLine, _ result: inout Result) {
    let text = SegueText(type, sources)
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

  /// The one segue that leads back the way that another one leads there, and has most of its name; none where several
  /// have, or where another one that leads there has more of the name of that.
  private func segue(leadingBackFrom there: KnownType) -> KnownType? {
    let best = Self.best(segues(opposedTo: there), of: there)
    guard best.count == 1, let back = best.first,
      Self.best(segues(opposedTo: back), of: back).contains(where: { $0.name == there.name })
    else { return nil }
    return back
  }

  /// The segues from which a segue leads back.
  private func segues(ledBackBy back: KnownType) -> [KnownType] {
    segues(opposedTo: back).filter { segue(leadingBackFrom: $0)?.name == back.name }
  }

  /// The library's segues that lead back the way that one leads there; or there, the way that it leads back.
  private func segues(opposedTo type: KnownType) -> [KnownType] {
    let text = SegueText(type, sources)
    return catalogue.own.filter { other in
      guard other.kind == .class, other.name != type.name, other.obstacleToNaming == nil,
        catalogue.inherits(other, from: SystemName.segue), isMadeByStoryboards(other)
      else { return false }
      let opposed = SegueText(other, sources)
      guard let way = text.there else {
        return opposed.there != nil && opposed.there == text.back
      }
      return opposed.there == nil && opposed.back == way
    }
  }

  /// Those of several types with most words of a type's name.
  private static func best(_ types: [KnownType], of type: KnownType) -> [KnownType] {
    let own = Set(CodeText.nameParts(of: type.name))
    let shared = types.map { own.intersection(CodeText.nameParts(of: $0.name)).count }
    return zip(types, shared).filter { $0.1 == shared.max() }.map(\.0)
  }
}

/// What a segue does, as the body of its `perform()` says.
private struct SegueText {
  /// By what a segue shows its destination.
  enum Way { case stack, presentation }

  private let body: String

  init(_ type: KnownType, _ sources: LibrarySources) {
    body = sources.body(of: "perform()", in: type) ?? ""
  }

  /// How it shows its destination; none where it does not.
  var there: Way? {
    if body.contains("pushViewController(") { return .stack }
    return body.contains("present(") ? .presentation : nil
  }

  /// How it takes its source away; none where it does not.
  var back: Way? {
    if body.contains(/pop(?:To|ToRoot)?ViewController\(/) { return .stack }
    return body.contains("dismiss(") ? .presentation : nil
  }

  /// Whether it leaves something to UIKit.
  var callsSuper: Bool { body.contains(/\bsuper\s*\.\s*perform\s*\(\s*\)/) }

  /// How it shows its destination, in the word of the stage; none where it presents it with an animation.
  var route: String? {
    let ending = body.contains(/animated\s*:\s*false/) ? "Unanimated" : ""
    if there == .stack { return "push" + ending }
    return ending.isEmpty ? nil : "present" + ending
  }
}
