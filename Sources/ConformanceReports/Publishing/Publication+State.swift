import TransitionCertification

extension Publication {
  /// What became of all, in a few words: the verdict of one subject, how many got which of several, or how
  /// grave the gravest is that a run found.
  package var verdict: String {
    let verdicts = result.subjects.compactMap(\.verdict)
    guard command == .certify, !verdicts.isEmpty else { return state.rawValue }
    guard verdicts.count > 1 else { return verdicts[0].rawValue }
    return Verdict.allCases.compactMap { verdict in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    .joined(separator: ", ")
  }

  /// The state of all: of certifications the gravest verdict, as it ends the command.
  package var state: State {
    command == .certify ? stateOfVerdicts : stateOfCases
  }

  private var stateOfVerdicts: State {
    let verdicts = result.subjects.compactMap(\.verdict)
    if verdicts.contains(.refused) { return .failed }
    if result.isStrict, verdicts.contains(.conditional) { return .failed }
    if verdicts.isEmpty || verdicts.contains(.incomplete) { return .incomplete }
    return verdicts.contains(.conditional) ? .conditional : .passed
  }

  private var stateOfCases: State {
    let cases = result.subjects.flatMap(\.cases)
    if !failures.isEmpty || cases.contains(where: { outcome(of: $0) == .failed }) { return .failed }
    if cases.contains(where: { $0.obstacle != nil }) { return .incomplete }
    let isOnCondition = cases.contains { !$0.headlines.isEmpty }
    return isOnCondition ? .conditional : .passed
  }

  /// How grave the gravest of what was found is.
  package enum State: String, Sendable {
    case passed, conditional, incomplete, failed
  }
}
