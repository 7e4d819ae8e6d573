import ConformanceReports
import TransitionCertification

extension Command {
  /// Explains what an id stands for.
  static let explain = Command(
    name: "explain",
    abstract: "say what a rule, exemption, scenario, subject, fact, fault or tag is",
    operands: [Operand(name: "ID", help: "the id, or the beginning of it")]
  ) { invocation throws(CommandFailure) in
    let id = invocation.operands[0]
    let explanations = Explanation.all(invocation.registry)
    let matches = Identity.closestMatches(id, in: explanations.map(\.id))
    guard !matches.isEmpty else {
      throw Identity.unknown(
        id, "rule, exemption, scenario, subject, fact, fault or tag", in: explanations.map(\.id))
    }
    let texts = explanations.filter { matches.contains($0.id) }.map(\.text)
    invocation.console.writePlain(texts.joined(separator: "\n"))
    return .holds
  }
}
