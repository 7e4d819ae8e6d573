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
  /// The rules: nearly all traces share one list.
  private let rules: [RuleID]
  private let outcomes: [Outcome]
  /// What the host could not see, by the places of the rules that rest on it.
  private let unseen: [Int: [SceneSense]]

  /// - Parameters:
  ///   - outcomes: What the trace says about each rule, as far as it can be judged.
  ///   - rules: The rules.
  ///   - unseen: What the host could not see, by the places of the rules that rest on it.
  init(_ outcomes: [Outcome], of rules: [RuleID], unseen: [Int: [SceneSense]] = [:]) {
    self.rules = rules
    self.unseen = unseen
    guard !unseen.isEmpty else {
      self.outcomes = outcomes
      return
    }
    self.outcomes = outcomes.indices.map { unseen[$0] == nil ? outcomes[$0] : .notJudged }
  }

  /// What a host cannot see of that on which rules rest, by their places.
  static func unseen(
    of senses: Set<SceneSense>, by rules: some Sequence<any Rule.Type>
  ) -> [Int: [SceneSense]] {
    var unseen: [Int: [SceneSense]] = [:]
    // Most hosts see all.
    guard !senses.isEmpty else { return unseen }
    for (place, rule) in rules.enumerated() {
      let missing = rule.needs.intersection(senses).inOrder
      if !missing.isEmpty { unseen[place] = missing }
    }
    return unseen
  }

  /// The outcome of one rule; none for a rule that is not built.
  public subscript(rule: RuleID) -> Outcome? {
    rules.firstIndex(of: rule).map { outcomes[$0] }
  }

  /// The rules with this outcome, in the order of the catalogue.
  public func rules(_ outcome: Outcome) -> [RuleID] {
    outcomes.indices.filter { outcomes[$0] == outcome }.map { rules[$0] }
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
  public var startIndex: Int { outcomes.startIndex }
  public var endIndex: Int { outcomes.endIndex }

  public subscript(position: Int) -> Entry {
    Entry(
      rule: rules[position], outcome: outcomes[position], unseen: unseen[position] ?? [])
  }
}
