/// Reads of a library's navigation or tab bar controller whether it changes what UIKit's does.
struct SystemContainerReader {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// The controller of UIKit's that a type inherits from; none where it inherits from neither.
  func container(of type: KnownType) -> SystemName.Container? {
    SystemName.containers.first { catalogue.inherits(type, from: $0.name) }
  }

  /// What a type is judged as; nothing where it does what UIKit's does. None where it is no such controller.
  ///
  /// - Parameter delegates: the delegates that the type is and does something as.
  func evidence(
    of type: KnownType, being delegates: [Classification.Evidence]
  ) -> [Classification.Evidence]? {
    guard let container = container(of: type) else { return nil }
    let itself = delegates.first { $0.kind == container.kind }?.reason ?? change(type, container)
    let others = delegates.filter { $0.kind != container.kind }
    return (itself.map { [.init(kind: container.kind, reason: $0)] } ?? []) + others
  }

  /// Whether a type's code gives itself a delegate.
  func givesItselfDelegate(_ type: KnownType) -> Bool {
    let assignment = /(^|[;{}\n]|\bself\s*\.)\s*delegate\s*=[^=]/
    return catalogue.ownLineage(of: type).flatMap(sources.code).contains { $0.contains(assignment) }
  }

  /// Whether a type is its own delegate to be told of changes alone: nobody else becomes that, it decides about none,
  /// and its code neither moves anything nor follows a finger.
  private func watches(_ type: KnownType, as delegate: SystemName.Delegate) -> Bool {
    let code = catalogue.ownLineage(of: type).flatMap(sources.code)
    let assignment = /(?:^|[;{}\n]|\bself\s*\.)\s*delegate\s*=(?!=)\s*([^\n;}]*)/
    let assigned = code.flatMap { $0.matches(of: assignment.wordBoundaryKind(.simple)) }
      .map { $0.output.1.prefix { $0.isLetter || $0 == "." } }
    let part =
      /\b(?:shouldSelect|\w*[aA]nimat(?:e(?!d\b)|or|ion)\w*|\w*[tT]ransition\w*|\w+Recognizer)\b/
    return catalogue.conforms(type, to: delegate.name) && assigned.allSatisfy { $0 == "self" }
      && !code.contains { $0.contains(part.wordBoundaryKind(.simple)) }
  }

  /// What a type changes that hands out nothing as its own delegate.
  private func change(_ type: KnownType, _ container: SystemName.Container) -> String? {
    let delegate = SystemName.delegates.first { $0.kind == container.kind }
    if givesItselfDelegate(type), delegate.map({ watches(type, as: $0) }) != true {
      return "it gives itself a delegate"
    }
    let helper = delegate.flatMap {
      HelperReader(catalogue: catalogue, sources: sources)
        .helper(of: type, becoming: "delegate", conformingTo: $0.name)
    }
    if let helper { return "it hands itself to \(helper.name), which becomes its delegate" }
    let members = catalogue.ownLineage(of: type).flatMap(\.members).map(\.name)
    return container.changes.first(where: members.contains).map { "it overrides \($0)" }
  }
}
