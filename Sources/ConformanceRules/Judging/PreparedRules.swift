import AppearanceTrace

/// Rules that are ready to judge a trace: checkers that have seen nothing, and who of them is told of what.
///
/// All that are built are made ready once, and judge nearly every trace.
struct PreparedRules: Sendable {
  /// A checker for each rule, which has seen nothing.
  let checkers: [any RuleChecker]
  /// The places of the checkers whose rules can be judged.
  let judged: [Int]
  /// Who of those is told of which topic.
  let table: SubscriptionTable

  private static let all = PreparedRules(RuleCatalogue.checkers, without: [])

  /// Rules on a host.
  ///
  /// - Parameters:
  ///   - checkers: The rules; all that are built where none are named.
  ///   - unseen: What the host could not see.
  static func prepared(
    _ checkers: [any RuleChecker.Type]?, without unseen: Set<SceneSense>
  ) -> PreparedRules {
    guard let checkers else {
      return unseen.isEmpty ? all : PreparedRules(RuleCatalogue.checkers, without: unseen)
    }
    return PreparedRules(checkers, without: unseen)
  }

  private init(_ checkers: [any RuleChecker.Type], without unseen: Set<SceneSense>) {
    self.checkers = checkers.map { $0.init() }
    judged = checkers.indices.filter { checkers[$0].needs.isDisjoint(with: unseen) }
    table = SubscriptionTable(checkers, judged)
  }
}
