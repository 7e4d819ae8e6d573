import AppearanceTrace
import Synchronization

/// Rules that are ready to judge a trace: checkers that have seen nothing, and who of them is told of what.
///
/// All that are built are made ready once, and judge nearly every trace: who has judged one judges another.
struct PreparedRules: Sendable {
  /// A checker for each rule, which has seen nothing.
  private(set) var checkers: [any RuleChecker]
  /// The places of the checkers whose rules can be judged.
  let judged: [Int]
  /// Who of those is told of which topic.
  let table: SubscriptionTable

  private static let all = PreparedRules(RuleCatalogue.checkers, without: [])

  /// Checkers of all rules that have judged a trace, and know nothing of it any more.
  private static let rested = Mutex<[[any RuleChecker]]>([])
  /// As many as may judge at the same time, as a rule.
  private static let mostRested = 8

  /// Rules on a host.
  ///
  /// - Parameters:
  ///   - checkers: The rules; all that are built where none are named.
  ///   - unseen: What the host could not see.
  static func prepared(
    _ checkers: [any RuleChecker.Type]?, without unseen: Set<SceneSense>
  ) -> PreparedRules {
    if let checkers { return PreparedRules(checkers, without: unseen) }
    var rules = unseen.isEmpty ? all : PreparedRules(RuleCatalogue.checkers, without: unseen)
    if let rested = rested.withLock({ $0.popLast() }) { rules.checkers = rested }
    return rules
  }

  /// Takes checkers of all rules back that have judged a trace.
  static func takeBack(from checkers: inout [any RuleChecker]) {
    var own: [any RuleChecker] = []
    swap(&own, &checkers)
    for place in own.indices { own[place].reset() }
    let free = own
    rested.withLock { if $0.count < mostRested { $0.append(free) } }
  }

  private init(_ checkers: [any RuleChecker.Type], without unseen: Set<SceneSense>) {
    self.checkers = checkers.map { $0.init() }
    judged = checkers.indices.filter { checkers[$0].needs.isDisjoint(with: unseen) }
    table = SubscriptionTable(checkers, judged)
  }
}
