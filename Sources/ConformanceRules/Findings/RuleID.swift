/// The permanent name of a rule, such as `completion-at-most-once`.
public struct RuleID: RawRepresentable, Hashable, Sendable {
  /// The slug.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension RuleID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension RuleID {
  /// The name of one of the rule's clauses, such as `completion-honest-flag/cancelled`; the rule's own where
  /// there is none.
  public func naming(_ clause: RuleClause?) -> RuleID {
    clause.map { RuleID(rawValue: "\(rawValue)/\($0.id)") } ?? self
  }

  /// The rule alone, where it is the name of a clause.
  public var rule: RuleID { RuleID(rawValue: String(rawValue.prefix { $0 != "/" })) }
}

extension RuleID: CustomStringConvertible {
  public var description: String { rawValue }
}
