import ConformanceRules

/// A rule judged a second time, by the whole history and without any shared state.
protocol RuleOracle: Sendable {
  /// The rule that this one is compared with.
  static var id: RuleID { get }

  /// The breaches of the rule, in any order.
  static func breaches(in history: History) -> [OracleFinding]
}
