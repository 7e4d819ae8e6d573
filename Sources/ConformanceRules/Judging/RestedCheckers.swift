import Synchronization

/// Checkers of all rules that have judged a trace, and may judge the next: they know nothing of it any more.
enum RestedCheckers {
  private static let all = Mutex<[[any RuleChecker]]>([])
  /// As many as may judge at the same time, as a rule.
  private static let most = 8

  /// Takes checkers that rest, one of each rule; none where none do.
  static func take() -> [any RuleChecker]? { all.withLock { $0.popLast() } }

  /// Lets checkers rest, one of each rule; they are let go of where enough do.
  static func put(_ checkers: [any RuleChecker]) {
    all.withLock { if $0.count < most { $0.append(checkers) } }
  }
}
