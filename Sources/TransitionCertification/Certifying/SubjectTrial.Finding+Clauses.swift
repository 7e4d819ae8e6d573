/// What a contract has to say after a trial.
extension SubjectTrial.Finding {
  /// A clause of a contract.
  package struct Clause: Equatable, Sendable {
    /// What was seen, in words.
    package let words: String
    /// The clause, as a contract says it.
    package let text: String
  }

  /// The clauses, in the order of a contract: looks stand behind the status bar.
  package var clauses: [Clause] {
    departures.filter { $0 == .statusBar }.map(\.clause) + looksClause
      + departures.filter { $0 != .statusBar }.map(\.clause)
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

extension SubjectTrial.Departure {
  /// What a contract says of it.
  fileprivate var clause: SubjectTrial.Finding.Clause {
    switch self {
    case .statusBar:
      .init(words: "what it presented decided the status bar", text: "coversStatusBar: true")
    case .keptChildren:
      .init(words: "what lay below the top stayed a child", text: "keepsChildren: true")
    case .touchesBehind:
      .init(
        words: "a finger beside what it presented reached what lies behind",
        text: "blocksWhatIsBehind: false")
    }
  }
}
