public import AppearanceTrace

/// What a trace says about a rule.
public enum Outcome: String, Sendable, CaseIterable {
  /// The trace has not ended, and the rule is not broken so far.
  case open
  /// The rule applied at least once, and was kept.
  case holds
  /// The rule was broken at least once.
  case broken
  /// Nothing in the trace was the rule's business.
  case notExercised = "not exercised"
  /// The host could not see what the rule rests on.
  case notJudged = "not judged here"
}

/// The outcome of each rule, in the order of the catalogue.
public struct Outcomes: Sendable, Equatable {
  private var entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The outcome of one rule; none for a rule that is not built.
  public subscript(rule: RuleID) -> Outcome? {
    entries.first { $0.rule == rule }?.outcome
  }

  /// The rules with this outcome, in the order of the catalogue.
  public func rules(_ outcome: Outcome) -> [RuleID] {
    entries.filter { $0.outcome == outcome }.map(\.rule)
  }

  /// A rule and what the trace says about it.
  public struct Entry: Sendable, Equatable {
    /// The rule.
    public let rule: RuleID
    /// What the trace says about it.
    public let outcome: Outcome
    /// What the host could not see of that on which the rule rests; empty where it is judged.
    public let unseen: [SceneSense]

    /// Why the rule is not judged; none where it is.
    public var reason: String? {
      unseen.isEmpty
        ? nil : "the host does not see \(unseen.map(\.words).joined(separator: ", nor "))"
    }
  }
}

extension Outcomes: RandomAccessCollection {
  public var startIndex: Int { entries.startIndex }
  public var endIndex: Int { entries.endIndex }

  public subscript(position: Int) -> Entry { entries[position] }
}
