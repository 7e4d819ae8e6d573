import AppearanceTrace

/// Rules that are ready to judge a trace: who of them is told of what, and checkers that have seen nothing.
///
/// All that are built are made ready once, and judge nearly every trace: who has judged one judges another.
struct PreparedRules: Sendable {
  /// The names of the rules, in order.
  let ids: [RuleID]
  /// The places of the checkers whose rules can be judged.
  let judged: [Int]
  /// The places of those that judge how things rest, whether they were told of something or not.
  let judgingRest: [Int]
  /// Who of those that can be judged is told of which topic.
  let table: SubscriptionTable
  private let rules: [any RuleChecker.Type]
  /// Whether these are all rules that are built.
  private let isWhole: Bool

  private static let all = PreparedRules(nil, without: [])

  /// Rules on a host.
  ///
  /// - Parameters:
  ///   - checkers: The rules; all that are built where none are named.
  ///   - unseen: What the host could not see.
  static func prepared(
    _ checkers: [any RuleChecker.Type]?, without unseen: Set<SceneSense>
  ) -> PreparedRules {
    checkers == nil && unseen.isEmpty ? all : PreparedRules(checkers, without: unseen)
  }

  private init(_ named: [any RuleChecker.Type]?, without unseen: Set<SceneSense>) {
    let rules = named ?? RuleCatalogue.checkers
    self.rules = rules
    isWhole = named == nil
    ids = isWhole ? RuleCatalogue.ids : rules.map { $0.id }
    judged = rules.indices.filter { rules[$0].needs.isDisjoint(with: unseen) }
    judgingRest = judged.filter { rules[$0].judgesRest }
    table = SubscriptionTable(rules, judged)
  }

  /// How many rules there are.
  var count: Int { rules.count }

  /// The rule at a place.
  subscript(place: Int) -> any RuleChecker.Type { rules[place] }

  /// What a host cannot see of that on which the rules rest, by their places.
  func unseen(of senses: Set<SceneSense>) -> [Int: [SceneSense]] {
    // The array itself would be cast element by element, for nothing where a host sees all.
    Outcomes.unseen(of: senses, by: rules.lazy.map { $0 })
  }

  /// A checker for each rule, which has seen nothing.
  func takeCheckers() -> [any RuleChecker] {
    (isWhole ? RestedCheckers.take() : nil) ?? rules.map { $0.init() }
  }

  /// Takes checkers back that have judged a trace.
  ///
  /// - Parameter isTold: Who of them knows something of it.
  func takeBack(_ checkers: inout [any RuleChecker], told isTold: [Bool]) {
    guard isWhole else { return }
    var own: [any RuleChecker] = []
    swap(&own, &checkers)
    for place in own.indices where isTold[place] { own[place].reset() }
    RestedCheckers.put(own)
  }
}
