package import TransitionCertification

/// In how many cases each rule was kept, and in how many it was broken.
package struct RuleCounts: Sendable {
  /// The numbers of one rule.
  package struct Entry: Sendable, Equatable {
    /// The cases in which it was kept.
    package internal(set) var kept = 0
    /// The cases in which it was broken, as a cause or as what follows from one.
    package internal(set) var broken = 0

    /// Whether it applied anywhere.
    package var isExercised: Bool { kept + broken > 0 }
  }

  private var entries: [RuleID: Entry] = [:]

  /// Counts.
  package init(in cases: [CaseResult]) {
    for result in cases {
      for entry in result.judgement.outcomes {
        switch entry.outcome {
        case .holds: entries[entry.rule, default: Entry()].kept += 1
        case .broken: entries[entry.rule, default: Entry()].broken += 1
        case .open, .notExercised, .notJudged: break
        }
      }
    }
  }

  /// The numbers of a rule.
  package subscript(rule: RuleID) -> Entry { entries[rule] ?? Entry() }
}
