package import TransitionCertification

extension RuleClause {
  /// The clause as a sentence, with its level and its remedy where they are not its rule's.
  ///
  /// - Parameters:
  ///   - name: its id, as the reader's notation has it.
  ///   - proof: what follows on how it is known that a breach is noticed.
  package func words(_ name: String, proof: String) -> String {
    let level = level.map { " (\($0.rawValue))" } ?? ""
    let remedy = remedy.map { " Remedy: \($0)" } ?? ""
    return "\(name)\(level): \(requirement)\(proof)\(remedy)"
  }
}
