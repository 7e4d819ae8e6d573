import ConformanceReports
import TransitionCertification

extension Command {
  private static let whole = Option(
    name: "--all", help: "tell all of each, where an id is the beginning of several")

  /// Explains what ids stand for.
  static let explain = Command(
    name: "explain",
    abstract: "say what a \(kinds) is",
    discussion: [
      """
      An id that is the beginning of several, such as 'modal' or 'modal/custom', gives a table of them, a row \
      each. The name of a case is explained as its subject and its scenario.
      """
    ],
    operands: [
      Operand(
        name: "ID", help: "the id, or the beginning of it", count: .atLeastOne,
        source: .lists([
          "rules", "clauses", "scenarios", "subjects", "exemptions", "facts", "faults", "tags",
        ]))
    ],
    options: [whole]
  ) { invocation throws(CommandFailure) in
    let all = Explanation.all(invocation.registry)
    let ids = all.map(\.id)
    let style = invocation.console.style(isWhole: invocation.has(whole))
    var pages: [String] = []
    for id in invocation.operands.flatMap(\.namedIDs) {
      let matches = Set(Identity.closestMatches(id, in: ids))
      guard !matches.isEmpty else { throw Identity.unknown(id, kinds, in: ids) }
      let found = all.filter { matches.contains($0.id) }
      if found.count == 1 || matches.count == 1 || invocation.has(whole) {
        pages += found.map { $0.text(style) }
      } else {
        let name = invocation.commandName
        pages.append(
          ExplanationTable(found).text(of: id, style)
            + "'\(name) explain \(found[0].id)' tells of one, \(whole.name) of all\n")
      }
    }
    invocation.console.writePlain(pages.joined(separator: "\n"))
    return .holds
  }

  /// What can be explained, in words.
  private static var kinds: String {
    let words = Explanation.Kind.allCases.map(\.rawValue)
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}

extension String {
  /// The ids in an argument: more than one where it is the name of a case. What is copied from a list ends
  /// with a comma.
  fileprivate var namedIDs: [String] {
    let ids = split(separator: " ").map { String($0.hasSuffix(",") ? $0.dropLast() : $0) }
    return ids.isEmpty ? [self] : ids
  }
}
