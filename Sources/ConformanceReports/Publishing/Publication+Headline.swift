import TransitionCertification

extension Publication {
  /// The line that says it all: who, what became of it, and why.
  package var headline: String {
    if let selftest { return selftest.headline }
    let standing = result.findings.standing
    let subjects = result.subjects
    var line = verdict
    if subjects.count == 1, let only = subjects.first {
      line = "\(only.subject): \(line)"
    } else {
      line = "\(subjects.count) subjects: \(line)"
    }
    guard let first = standing.first else { return line }
    let more = standing.count - 1
    return "\(line): \(first)" + (more > 0 ? ", and \(more) more" : "")
  }

  /// What became of all, in a few words: the verdict of one subject, how many got which of several, or how the
  /// cases of a run ended.
  package var verdict: String {
    let verdicts = result.subjects.compactMap(\.verdict)
    guard command == .certify, !verdicts.isEmpty else { return "\(result.counts.description) cases" }
    guard verdicts.count > 1 else { return verdicts[0].rawValue }
    return Verdict.allCases.compactMap { verdict in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    .joined(separator: ", ")
  }

  /// The state of all.
  package var state: State {
    let cases = result.subjects.flatMap(\.cases)
    if !failures.isEmpty || cases.contains(where: { outcome(of: $0) == .failed }) { return .broken }
    if cases.contains(where: { $0.obstacle != nil }) { return .incomplete }
    let isOnCondition = cases.contains { !$0.headlines.isEmpty }
    return isOnCondition ? .conditional : .holds
  }

  /// How grave the gravest of what was found is.
  package enum State: String, Sendable {
    case holds, conditional, incomplete, broken
  }
}

extension Selftest {
  /// The line that says it all.
  var headline: String {
    "self-test: \(caughtByNamedRule) of \(faults) faults are caught by a rule named for them"
      + (falseAlarms.isEmpty ? "" : ", \(falseAlarms.count) false alarms")
  }
}
