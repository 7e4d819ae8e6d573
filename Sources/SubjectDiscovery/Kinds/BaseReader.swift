/// Finds the classes of a library that are not meant to be used themselves: a part of their work is left to
/// subclasses.
struct BaseReader {
  private let catalogue: TypeCatalogue
  private let sources: LibrarySources

  init(_ catalogue: TypeCatalogue, _ sources: LibrarySources) {
    self.catalogue = catalogue
    self.sources = sources
  }

  /// What of a class is left to subclasses, in words; none where it does all that is asked of it.
  func reason(of type: KnownType) -> String? {
    let heirs = catalogue.heirs(of: type)
    let needed =
      ["animateTransition(using:)", "transitionDuration(using:)"]
      + SystemName.delegates.flatMap(\.methods)
    for name in needed where isLeft(name, by: type, to: heirs.filter { writes($0, name) }) {
      let others = heirs.isEmpty ? "" : " (\(heirs.map(\.name).joined(separator: ", ")))"
      return "it is abstract: \(name) is left to subclasses\(others)"
    }
    return nil
  }

  /// Whether a class leaves a method to those heirs that write it.
  ///
  /// It says so by ending the process, or where it is an animator by doing nothing, or by a beginning without
  /// an end: nothing of it completes a transition, and what each of these heirs adds does.
  private func isLeft(_ name: String, by type: KnownType, to heirs: [KnownType]) -> Bool {
    let owner = catalogue.ownLineage(of: type).first { writes($0, name) }
    guard let owner, let body = sources.body(of: name, in: owner) else { return false }
    if body.firstMatch(of: /^\s*(fatalError|preconditionFailure)\s*\(/) != nil { return true }
    guard name == "animateTransition(using:)", !heirs.isEmpty else { return false }
    if body.allSatisfy(\.isWhitespace) { return true }
    let own = LibraryParts(catalogue, sources).code(of: type)
    return !own.contains(where: completes)
      && heirs.allSatisfy { sources.code(of: $0).contains(where: completes) }
  }

  private func writes(_ type: KnownType, _ name: String) -> Bool {
    type.members.contains { $0.name == name && !$0.isOfUIKit }
  }

  private func completes(_ code: String) -> Bool { code.contains("completeTransition") }
}
