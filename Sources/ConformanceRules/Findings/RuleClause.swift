/// One sentence of a rule, which can be broken by itself: printed as `rule/clause`.
public struct RuleClause: Sendable, Equatable {
  /// The permanent name, unique within its rule.
  public let id: String
  /// What is required, in a sentence.
  public let requirement: String
  /// How binding it is, where it is less so than its rule; none where it is as binding.
  public let level: Level?
  /// What the author of a transition does about a finding; none where that is what the rule says.
  public let remedy: String?
  /// How it is known that a breach is noticed.
  public let evidence: Evidence

  /// How it is known that a breach of a clause is noticed.
  public enum Evidence: Sendable, Equatable {
    /// A faulty subject breaks it in a run.
    case shown
    /// Only a trace that was written by hand breaks it.
    case sketched(because: String)
    /// It belongs to what the rule requires, and is not judged.
    case notJudged(because: String)
  }

  /// Makes a clause.
  public init(
    _ id: String, _ requirement: String, level: Level? = nil, remedy: String? = nil,
    _ evidence: Evidence = .shown
  ) {
    self.id = id
    self.requirement = requirement
    self.level = level
    self.remedy = remedy
    self.evidence = evidence
  }

  /// Whether a breach of it is found.
  public var isJudged: Bool {
    switch evidence {
    case .shown, .sketched: true
    case .notJudged: false
    }
  }
}

extension RuleClause.Evidence {
  /// What is said of it to readers.
  public var words: String {
    switch self {
    case .shown: "shown by a faulty subject"
    case .sketched(let reason): "shown by a trace alone: \(reason)"
    case .notJudged(let reason): "not judged: \(reason)"
    }
  }
}
