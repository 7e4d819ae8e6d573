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

  /// What a type that is not its own delegate changes.
  private func change(_ type: KnownType, _ container: SystemName.Container) -> String? {
    if givesItselfDelegate(type) { return "it gives itself a delegate" }
    let delegate = SystemName.delegates.first { $0.kind == container.kind }
    let helper = delegate.flatMap {
      HelperReader(catalogue: catalogue, sources: sources)
        .helper(of: type, becoming: "delegate", conformingTo: $0.name)
    }
    if let helper { return "it hands itself to \(helper.name), which becomes its delegate" }
    let members = catalogue.ownLineage(of: type).flatMap(\.members).map(\.name)
    return container.changes.first(where: members.contains).map { "it overrides \($0)" }
  }
}
