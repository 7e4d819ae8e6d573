/// A distinct cause of what was found: told once, by an example, in however many cases it was found.
///
/// It is a rule that is broken, or one of its clauses, or a difference from the reference. What is borne with
/// is a cause of its own.
public struct ReportedCause: Sendable, Equatable {
  /// The first finding, by which the cause is told: statement, witnesses, picture, remedy, waiver.
  public let example: CaseHeadline
  /// The cases in which it was found, in order, each once; the example's is the first.
  public private(set) var cases: [CaseID]
  /// The findings that follow from it in all these cases, by rule, in the order in which each first came.
  public private(set) var implied: [RuleCount]
  /// The cases of which nothing could be said because of it, in order.
  public internal(set) var undecided: [CaseID] = []

  /// How many findings of one rule there are.
  public struct RuleCount: Sendable, Equatable {
    /// The rule's id.
    public let rule: RuleID
    /// How many.
    public internal(set) var count: Int
  }

  /// - Parameter example: The first finding.
  public init(_ example: CaseHeadline) {
    self.example = example
    cases = [example.caseID]
    implied = []
    count(example.implied)
  }

  /// The broken rule's id, or `transparency`.
  public var rule: RuleID { example.rule }
  /// The clause of the rule that is broken; none where the rule's are not told apart.
  public var clause: RuleClause? { example.clause }
  /// The rule with its clause, if there is one.
  public var name: RuleID { example.name }
  /// What it does to a verdict.
  public var level: Level { example.level }
  /// The reason why it does not count, if it does not.
  public var waiver: Waiver? { example.waiver }
  /// Whether it is borne with.
  public var isWaived: Bool { example.isWaived }

  /// Whether a finding has the same cause: the same clause of the same rule, borne with in the same way or
  /// not at all.
  func isCause(of headline: CaseHeadline) -> Bool {
    example.name == headline.name && example.isWaived(like: headline)
  }

  /// Takes in another finding of the same cause.
  ///
  /// - Parameter isNewCase: Whether it is the first in its case.
  mutating func add(_ headline: CaseHeadline, isNewCase: Bool) {
    if isNewCase { cases.append(headline.caseID) }
    count(headline.implied)
  }

  private mutating func count(_ rules: [RuleID]) {
    for rule in rules {
      if let index = implied.firstIndex(where: { $0.rule == rule }) {
        implied[index].count += 1
      } else {
        implied.append(RuleCount(rule: rule, count: 1))
      }
    }
  }

  /// Its place among others: what refuses, what is less binding, what is borne with.
  var rank: Int { isWaived ? 2 : level == .must ? 0 : 1 }
}

extension ReportedCause: CustomStringConvertible {
  /// What it is and in how many cases, as the first line of a report says it.
  public var description: String {
    "\(isWaived ? "waived" : level.rawValue) \(rule) (\(cases.countOfCases))"
  }
}

extension [CaseID] {
  /// How many there are, in words.
  public var countOfCases: String { count.countOfCases }
}

extension CaseHeadline {
  /// Whether it is borne with in the same way as another one, or neither is.
  ///
  /// What was accepted as it was found has a waiver a case, which all say the same.
  fileprivate func isWaived(like other: CaseHeadline) -> Bool {
    guard let waiver, let another = other.waiver, waiver.accepted != nil else {
      return waiver == other.waiver
    }
    return (waiver.accepted, waiver.expiry, waiver.link) == (
      another.accepted, another.expiry, another.link
    )
  }
}
