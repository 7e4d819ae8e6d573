/// Makes subjects of types, as their declarations suggest it.
struct SubjectMaker {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// What becomes of a type: its kind, what it is and why in words, and how it is made.
  struct Result {
    var kind: DiscoverableKind?
    var noun: String
    var reason: String
    var outcome: Candidate.Outcome
  }

  /// What becomes of a type, by the ids of its subjects: a delegate that is given what it hands out makes
  /// one of each thing that it can be given.
  ///
  /// - Parameters:
  ///   - id: the id of its subject.
  ///   - evidence: what it is judged as, and why.
  func results(
    for type: KnownType, as id: String, _ evidence: Classification.Evidence
  ) -> [(id: String, result: Result)] {
    let result = result(for: type, as: id, evidence)
    if evidence.kind == .screen { return presented(type, as: id, result) }
    guard [.delegate, .navigation, .tabs].contains(evidence.kind),
      case .success(let construction) = construction(of: type, as: evidence.kind),
      !construction.isFailable
    else { return [(id, result)] }
    let setUps = SetUp.all(of: type, in: catalogue)
    guard !setUps.isEmpty else { return [(id, result)] }
    return setUps.map { setUp in
      let own = "\(id).\(setUp.part.path.joined(separator: "."))"
      var given = result
      given.reason += ", and is given \(setUp.part.name)"
      given.outcome = .made(
        subjectLine(own, evidence.kind, of: type)
          .made(by: construction.filled(construction.filling + setUp.statements)),
        way: construction.way)
      return (own, given)
    }
  }

  /// What becomes of a type, as it is made.
  private func result(
    for type: KnownType, as id: String, _ evidence: Classification.Evidence
  ) -> Result {
    let line = subjectLine(id, evidence.kind, of: type)
    var result = Result(
      kind: evidence.kind, noun: ownContainer(type, evidence.kind)?.noun ?? evidence.kind.noun,
      reason: evidence.reason, outcome: .noSubject)
    for clause in contractClauses(of: type, as: evidence.kind) {
      result.reason += "; \(clause.reason)"
    }
    switch evidence.kind {
    case .segue: makeSegue(type, line, &result)
    case .animator where makeDirected(type, id, &result): break
    case .animator where makeStyled(type, id, &result): break
    case .animator, .delegate, .navigation, .tabs:
      result.outcome = outcome(construction(of: type, as: evidence.kind), line)
    case .screen: result.outcome = outcome(filledScreen(type), line)
    case .container:
      switch ContainerCalls(catalogue: catalogue).plan(of: type) {
      case .success(let plan):
        let keepsSides = KeptSidesReader(catalogue: catalogue, sources: sources)
          .keeps(type, moving: plan.moves)
        if keepsSides {
          result.reason += "; it keeps its sides as children, and its contract says so"
        }
        result.outcome = .made(line.container(plan, keepsSides: keepsSides), way: plan.way)
      case .failure(let obstacle):
        result.outcome = .unmade(
          reason: obstacle.reason, sketch: obstacle.sketch.map(line.sketch))
      }
    }
    return result
  }

  /// The line of a subject, with what its library's code says of its contract.
  func subjectLine(
    _ id: String, _ kind: DiscoverableKind, of type: KnownType
  ) -> SubjectLine {
    SubjectLine(
      id: id, kind: kind,
      clauses: contractClauses(of: type, as: kind).map(\.text))
  }

  private func contractClauses(
    of type: KnownType, as kind: DiscoverableKind
  ) -> [PresenterReader.Clause] {
    let parts = LibraryParts(catalogue, sources)
    switch kind {
    case .animator, .delegate, .screen:
      return [
        PresenterReader(parts: parts).clause(of: type),
        presenterStays(type) ? RestingLookReader(parts: parts).clause(of: type) : nil,
      ].compactMap(\.self)
    case .navigation, .tabs, .segue, .container: return []
    }
  }

  /// Whether the presenter stays in the window in a style that a type is made for.
  private func presenterStays(_ type: KnownType) -> Bool {
    let styles = StyleReader(catalogue: catalogue, sources: sources).evidence(of: type)?.styles
    return styles?.allSatisfy(["fullScreen", "currentContext"].contains) != true
  }

  typealias Making = Swift.Result<Construction, MakingObstacle>

  func outcome(_ making: Making, _ line: SubjectLine) -> Candidate.Outcome {
    switch making {
    case .success(let construction):
      .made(line.made(by: construction), way: construction.way)
    case .failure(let obstacle):
      .unmade(reason: obstacle.reason, sketch: obstacle.sketch.map(line.sketch))
    }
  }

  // MARK: - Objects

  /// An animator that has to be told which way it goes: it is handed out by a delegate that tells it.
  ///
  /// - Returns: Whether it is one, and can be made.
  private func makeDirected(_ type: KnownType, _ id: String, _ result: inout Result) -> Bool {
    let maker = Maker(catalogue: catalogue)
    guard let direction = maker.direction(of: type) else { return false }
    func made(_ value: String) -> Construction? {
      let making = maker.construction(of: type) { parameter in
        direction.isInitial && (parameter.label ?? parameter.name) == direction.name ? value : nil
      }
      guard case .success(let construction) = making, !construction.isFailable else { return nil }
      return construction
    }
    guard let there = made(direction.there), let back = made(direction.back) else { return false }
    let line = subjectLine(id, direction.kind, of: type)
      .directed(direction, there: there.expression, back: back.expression)
    result.kind = direction.kind
    result.reason += ", and is told by '\(direction.name)' which way it goes"
    result.outcome = .made(line, way: there.way, isDirected: true)
    return true
  }

  /// An animator that the library itself makes for one style of presentation alone: it is handed out by a
  /// delegate, which can be tried in that one.
  ///
  /// - Returns: Whether it is one, and can be made.
  private func makeStyled(_ type: KnownType, _ id: String, _ result: inout Result) -> Bool {
    let reader = StyleReader(catalogue: catalogue, sources: sources)
    guard reader.evidence(ofMakersOf: type) != nil,
      case .success(let made) = construction(of: type, as: .animator), !made.isFailable
    else { return false }
    result.kind = .delegate
    result.outcome = .made(
      subjectLine(id, .delegate, of: type).handedOut(made.expression), way: made.way)
    return true
  }

  // MARK: - Segues

  /// A segue: made as a storyboard does, unless it is the one that leads back.
  private func makeSegue(_ type: KnownType, _ line: SubjectLine, _ result: inout Result) {
    let wanted = "init(identifier:source:destination:)"
    let body = sources.body(of: "perform()", in: type) ?? ""
    let leadsThere = body.contains("present(") || body.contains("pushViewController(")
    if !leadsThere, body.contains("dismiss(") || body.contains("popViewController(") {
      result.kind = nil
      result.reason =
        "a segue that leads back: it is judged as 'unwind:' of the one that leads there"
    } else if let obstacle = type.obstacleToNaming {
      result.outcome = .unmade(reason: obstacle, sketch: nil)
    } else if Initializers(catalogue).all(of: type)
      .contains(where: { $0.name == wanted && $0.isUsable })
    {
      result.outcome = .made(
        line.segue(
          catalogue.spelling(of: type), route: Self.route(body),
          isOfSystemsKind: !leadsThere && body.contains(/\bsuper\s*\.\s*perform\s*\(\s*\)/)),
        way: "by \(wanted), as a storyboard does")
    } else {
      result.outcome = .unmade(reason: "it has no \(wanted)", sketch: nil)
    }
  }

  /// How a segue shows its destination, as its code says; none where it presents it.
  private static func route(_ body: String) -> String? {
    let ending = body.contains(/animated\s*:\s*false/) ? "Unanimated" : ""
    if body.contains("pushViewController(") { return "push" + ending }
    return ending.isEmpty ? nil : "present" + ending
  }
}
