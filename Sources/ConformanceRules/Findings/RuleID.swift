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

extension RuleID: CustomStringConvertible {
  public var description: String { rawValue }
}
