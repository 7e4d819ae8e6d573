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
    if evidence.kind == .segue { return segues(type, as: id, result) }
    guard [.delegate, .navigation, .tabs].contains(evidence.kind),
      case .success(let construction) = construction(of: type, as: evidence.kind),
      !construction.isFailable
    else { return [(id, result)] }
    func given(
      _ part: KnownType, by statements: [String], _ words: String = ""
    ) -> (id: String, result: Result) {
      let own = "\(id).\(part.path.joined(separator: "."))"
      var given = result
      given.reason += ", and is given \(part.name)\(words)"
      given.outcome = .made(
        subjectLine(own, evidence.kind, of: type)
          .made(by: construction.filled(construction.filling + statements)),
        way: construction.way)
      return (own, given)
    }
    let setUps = SetUp.all(of: type, in: catalogue)
    guard setUps.isEmpty else { return setUps.map { given($0.part, by: $0.statements) } }
    // It is of use without a driver, too.
    return [(id, result)]
      + GivenDriver.all(of: type, as: evidence.kind, catalogue, sources).map { driver in
        given(
          driver.part, by: [driver.statement], driver.giver.map { ", which \($0) gives it" } ?? "")
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
    case .animator where makeHandedOut(type, id, &result): break
    case .animator, .delegate, .navigation, .tabs:
      result.outcome = outcome(construction(of: type, as: evidence.kind), line)
    case .screen: result.outcome = outcome(presentedScreen(type), line)
    // A segue may be several subjects, and a method is no type.
    case .segue, .roots: break
    case .container:
      switch ContainerCalls(catalogue: catalogue, sources: sources).plan(of: type) {
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
  ///
  /// - Parameter clauses: what else its contract says.
  func subjectLine(
    _ id: String, _ kind: DiscoverableKind, of type: KnownType, saying clauses: [String] = []
  ) -> SubjectLine {
    SubjectLine(
      id: id, kind: kind,
      clauses: contractClauses(of: type, as: kind).map(\.text) + clauses)
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
    case .navigation, .tabs, .segue, .container, .roots: return []
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
}
