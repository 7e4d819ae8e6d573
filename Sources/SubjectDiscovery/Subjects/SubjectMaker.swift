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
        line: subjectLine(own, evidence.kind, of: type).text(
          construction.filled(construction.filling + setUp.statements)),
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
    if let clause = contractClause(of: type, as: evidence.kind) {
      result.reason += "; \(clause.reason)"
    }
    switch evidence.kind {
    case .segue: makeSegue(type, line, &result)
    case .animator where makeDirected(type, id, &result): break
    case .animator where makeStyled(type, id, &result): break
    case .animator, .delegate, .navigation, .tabs:
      result.outcome = outcome(construction(of: type, as: evidence.kind), line)
    case .screen:
      let screen = screen(type).map { construction in
        // An empty stack shows nothing that could come and go.
        catalogue.inherits(type, from: SystemName.navigation)
          && !construction.gives { Self.scenery.contains($0.plainType) }
          ? construction.filled(["made.viewControllers = [UIViewController()]"]) : construction
      }
      result.outcome = outcome(screen, line)
    case .container:
      switch ContainerCalls(catalogue: catalogue).plan(of: type) {
      case .success(let plan):
        result.outcome = .made(line: line.container(plan), way: plan.way)
      case .failure(let obstacle):
        result.outcome = .unmade(
          reason: obstacle.reason, sketch: obstacle.sketch.map(line.sketch))
      }
    }
    return result
  }

  /// The line of a subject, with what its library's code says of its contract.
  private func subjectLine(
    _ id: String, _ kind: DiscoverableKind, of type: KnownType
  ) -> SubjectLine {
    SubjectLine(
      id: id, kind: kind,
      clauses: contractClause(of: type, as: kind).map { [$0.text] } ?? [])
  }

  private func contractClause(
    of type: KnownType, as kind: DiscoverableKind
  ) -> PresenterReader.Clause? {
    switch kind {
    case .animator, .delegate, .screen:
      PresenterReader(parts: LibraryParts(catalogue, sources)).clause(of: type)
    case .navigation, .tabs, .segue, .container: nil
    }
  }

  private typealias Making = Swift.Result<Construction, MakingObstacle>

  private func outcome(_ making: Making, _ line: SubjectLine) -> Candidate.Outcome {
    switch making {
    case .success(let construction):
      .made(line: line.text(construction), way: construction.way)
    case .failure(let obstacle):
      .unmade(reason: obstacle.reason, sketch: obstacle.sketch.map(line.sketch))
    }
  }

  // MARK: - Objects

  /// How an object is made of what is at hand; a navigation or tab bar controller as other screens are, if
  /// need be, and as its own delegate.
  private func construction(of type: KnownType, as kind: DiscoverableKind) -> Making {
    let plain = Maker(catalogue: catalogue).construction(of: type)
    guard let container = ownContainer(type, kind) else { return plain }
    let making = plain.flatMapError { obstacle in screen(type).mapError { _ in obstacle } }
    let name = SystemName.delegates.first { $0.kind == container.kind }?.name
    guard let name, catalogue.conforms(type, to: name), !containers.givesItselfDelegate(type) else {
      return making
    }
    return making.map { $0.filled($0.filling + ["made.delegate = made"]) }
  }

  /// The controller of UIKit's that a type inherits from, where it is judged as that.
  private func ownContainer(_ type: KnownType, _ kind: DiscoverableKind) -> SystemName.Container? {
    containers.container(of: type).flatMap { $0.kind == kind ? $0 : nil }
  }

  private var containers: SystemContainerReader {
    SystemContainerReader(catalogue: catalogue, sources: sources)
  }

  /// How a screen is made: whatever it shows in itself, a plain controller or view will do.
  private func screen(_ type: KnownType) -> Making {
    Maker(catalogue: catalogue).construction(
      of: type,
      supply: { parameter in
        switch parameter.plainType {
        case "UIViewController": "\(Placeholder.name)()"
        case let name where Self.scenery.contains(name): "\(name)()"
        default: nil
        }
      },
      welcome: { $0.requiredParameters.count { Self.scenery.contains($0.plainType) } })
  }

  private static let scenery = ["UIViewController", "UIView"]

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
    result.outcome = .made(line: line, way: there.way, isDirected: true)
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
      line: subjectLine(id, .delegate, of: type).handedOut(made.expression), way: made.way)
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
        line: line.segue(catalogue.spelling(of: type), route: Self.route(body)),
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
