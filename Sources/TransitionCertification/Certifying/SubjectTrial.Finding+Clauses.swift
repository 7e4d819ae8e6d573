/// What a contract has to say after a trial.
extension SubjectTrial.Finding {
  /// A clause of a contract.
  package struct Clause: Equatable, Sendable {
    /// What was seen, in words.
    package let words: String
    /// The clause, as a contract says it.
    package let text: String
  }

  /// The clauses, in the order of a contract.
  package var clauses: [Clause] {
    let seen = Set(departures)
    let bar = Clause(
      words: "what it presented decided the status bar", text: "coversStatusBar: true")
    let behind = Clause(
      words: "a finger beside what it presented reached what lies behind",
      text: "blocksWhatIsBehind: false")
    let children = Clause(
      words: "what lay below the top stayed a child", text: "keepsChildren: true")
    return (seen.contains(.statusBar) ? [bar] : []) + looksClause
      + (seen.contains(.keptChildren) ? [children] : [])
      + (seen.contains(.touchesBehind) ? [behind] : [])
  }

  private var looksClause: [Clause] {
    guard !looks.isEmpty else { return [] }
    let names = looks.map(\.rawValue)
    return [
      Clause(
        words: "the presenter had another \(names.joined(separator: ", ")) for as long as something"
          + " was presented",
        text: "restingLook: [\(names.map { ".\($0)" }.joined(separator: ", "))]")
    ]
  }
}
