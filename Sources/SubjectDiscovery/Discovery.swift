/// Finds in a library's declarations what can be certified of it.
///
/// It looks at every type, internal ones too: what a library hides is what its users see moving.
package struct Discovery {
  private let catalogue: TypeCatalogue
  private let sources: LibrarySources
  private let reader: KindReader

  /// - Parameters:
  ///   - library: the symbol graphs of the library's modules.
  ///   - system: the symbol graphs of the headless UIKit.
  ///   - sources: the library's sources, as they were compiled.
  package init(library: [SymbolGraph], system: [SymbolGraph], sources: LibrarySources) {
    catalogue = TypeCatalogue(library: library, system: system)
    self.sources = sources
    reader = KindReader(catalogue: catalogue, sources: sources)
  }

  /// What was found, in the order of modules and names.
  ///
  /// An animator that something else hands out, which is judged, is judged with it, unless the library's
  /// users can make it themselves as it stands.
  package var findings: [Finding] {
    let all = catalogue.own.flatMap(findings)
    let makers = all.filter { $0.isMade && $0.kind != .animator }
    return all.map { finding in
      guard let type = catalogue.type(named: finding.id),
        catalogue.conforms(type, to: SystemName.animator),
        !(type.isPublic && finding.isMade && !finding.isDirected), finding.kind != nil
      else { return finding }
      let call = try? Regex("\\b\(type.path.last ?? "")\\s*\\(")
      let maker = makers.first { maker in
        guard maker.id != finding.id, let call, let other = catalogue.type(named: maker.id) else {
          return false
        }
        return catalogue.ownLineage(of: other).flatMap(sources.code).contains { $0.contains(call) }
      }
      return maker.map { finding.judged(with: $0) } ?? finding
    }
  }

  private func findings(of type: KnownType) -> [Finding] {
    switch reader.standing(of: type) {
    case .unrelated: return []
    case .other(let reason): return [finding(type, type.qualifiedName, nil, reason, .noSubject)]
    case .subject(let kinds):
      return kinds.enumerated().map { place, evidence in
        // A type that is several delegates is judged as each; ids stay apart.
        let id = type.qualifiedName + (place == 0 ? "" : ".\(evidence.kind.rawValue)")
        return subject(type, id, evidence)
      }
    }
  }

  private func subject(_ type: KnownType, _ id: String, _ evidence: Standing.Evidence) -> Finding {
    let line = SubjectLine(id: id, kind: evidence.kind)
    let making: Result<(String, String), MakingObstacle>
    switch evidence.kind {
    case .segue: return segue(type, id, evidence)
    case .container:
      making = ContainerCalls(catalogue: catalogue).plan(of: type, spelled: spelling(of: type))
        .map { (line.container($0), $0.way) }
    case .screen:
      // Whatever a screen shows in itself, a plain controller or view will do.
      let atHand = AtHand(catalogue: catalogue)
      let construction = Maker(catalogue: catalogue)
        .construction(of: type, spelled: spelling(of: type)) { parameter in
          ["UIViewController", "UIView"].contains(parameter.plainType)
            ? "\(parameter.plainType)()" : atHand.value(for: parameter, in: type)
        }
      guard Self.knowsScreens else {
        let sketch = (try? construction.get()).map { line.text($0) }
        return finding(
          type, id, evidence.kind, evidence.reason,
          .unmade(
            reason: "the stage cannot present a screen of a library's own yet", sketch: sketch))
      }
      making = construction.map { (line.text($0), $0.way) }
    case .animator:
      if let finding = directed(type, id, evidence) { return finding }
      making = construction(of: type).map { (line.text($0), $0.way) }
    case .delegate, .navigation, .tabs:
      making = construction(of: type).map { (line.text($0), $0.way) }
    }
    let outcome: Finding.Outcome =
      switch making {
      case .success(let (text, way)): .made(line: text, way: way)
      case .failure(let obstacle):
        .unmade(reason: obstacle.reason, sketch: obstacle.sketch.map(line.sketch))
      }
    return finding(type, id, evidence.kind, evidence.reason, outcome)
  }

  /// How an object is made of what is at hand.
  private func construction(of type: KnownType) -> Result<Construction, MakingObstacle> {
    let atHand = AtHand(catalogue: catalogue)
    return Maker(catalogue: catalogue).construction(of: type, spelled: spelling(of: type)) {
      atHand.value(for: $0, in: type)
    }
  }

  /// An animator that has to be told which way it goes; none where it needs no telling, or cannot be made.
  private func directed(
    _ type: KnownType, _ id: String, _ evidence: Standing.Evidence
  ) -> Finding? {
    let maker = Maker(catalogue: catalogue)
    guard let direction = maker.direction(of: type) else { return nil }
    let atHand = AtHand(catalogue: catalogue)
    func made(_ value: String) -> Construction? {
      let construction = maker.construction(of: type, spelled: spelling(of: type)) { parameter in
        direction.isInitial && (parameter.label ?? parameter.name) == direction.name
          ? value : atHand.value(for: parameter, in: type)
      }
      return (try? construction.get()).flatMap { $0.isFailable ? nil : $0 }
    }
    guard let there = made(direction.there), let back = made(direction.back) else { return nil }
    let line = SubjectLine(id: id, kind: direction.kind)
      .directed(direction, there: there.expression, back: back.expression)
    return finding(
      type, id, direction.kind,
      "\(evidence.reason), and is told by '\(direction.name)' which way it goes",
      .made(line: line, way: there.way))
  }

  /// Whether the stage knows the kind of subject that a screen is.
  private static let knowsScreens = false

  /// A segue: made as a storyboard does, unless it is the one that leads back.
  private func segue(_ type: KnownType, _ id: String, _ evidence: Standing.Evidence) -> Finding {
    let body = sources.body(of: "perform()", in: type) ?? ""
    let goes = body.contains("present(") || body.contains("pushViewController(")
    if !goes, body.contains("dismiss(") || body.contains("popViewController(") {
      return finding(
        type, id, nil,
        "a segue that leads back: it is judged as 'unwind:' of the one that leads there",
        .noSubject)
    }
    let outcome: Finding.Outcome
    let wanted = "init(identifier:source:destination:)"
    if let obstacle = type.obstacleToNaming {
      outcome = .unmade(reason: obstacle, sketch: nil)
    } else if Initializers(catalogue).all(of: type).contains(where: {
      $0.name == wanted && $0.isUsable
    }) {
      let line = SubjectLine(id: id, kind: .segue).segue(
        spelling(of: type), route: Self.route(body))
      outcome = .made(line: line, way: "by \(wanted), as a storyboard does")
    } else {
      outcome = .unmade(reason: "it has no \(wanted)", sketch: nil)
    }
    return finding(type, id, .segue, evidence.reason, outcome)
  }

  /// How a segue shows its destination, as its code says; none where it presents it.
  private static func route(_ body: String) -> String? {
    let ending = body.contains(/animated\s*:\s*false/) ? "Unanimated" : ""
    if body.contains("pushViewController(") { return "push" + ending }
    return ending.isEmpty ? nil : "present" + ending
  }

  // MARK: - Names and places

  /// How code calls a type: with its module where another one has the same name.
  private func spelling(of type: KnownType) -> String {
    let isTwofold = catalogue.types.values.contains {
      $0.path == [type.path[0]] && $0.module != type.module
    }
    let hidesModule = catalogue.type(named: "\(type.module).\(type.module)") != nil
    return isTwofold && !hidesModule ? type.qualifiedName : type.name
  }

  private func place(of type: KnownType) -> Place? {
    sources.place(of: type)
  }

  private func finding(
    _ type: KnownType, _ id: String, _ kind: SubjectKind?, _ reason: String,
    _ outcome: Finding.Outcome
  ) -> Finding {
    Finding(
      id: id, name: type.name, module: type.module, place: place(of: type), kind: kind,
      reason: reason, outcome: outcome)
  }
}
