/// The rules that judge one trace, and who of them was told of something.
///
/// Most traces are the business of few rules. Who was told of nothing keeps nothing: there is nothing to drop, and
/// nothing to ask at the end, unless the rule judges how things rest whatever happened before.
struct Jury: Sendable {
  private(set) var checkers: [any RuleChecker]
  /// Whether each checker knows something of the trace.
  private var isTold: [Bool]
  /// What each rule came to; until the end, that it was not exercised.
  private(set) var outcomes: [Outcome]
  /// The records of those who have more to say than an outcome.
  private(set) var notes: [(place: Int, record: Record)] = []
  /// Which rules these are, and who of them is told of what.
  let rules: PreparedRules

  /// - Parameter rules: The rules; their checkers have seen nothing.
  init(_ rules: PreparedRules) {
    self.rules = rules
    checkers = rules.takeCheckers()
    isTold = Array(repeating: false, count: rules.count)
    outcomes = Array(repeating: .notExercised, count: rules.count)
  }

  /// Tells those of an event that listen to its topic.
  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    for place in rules.table[entry.topic] {
      isTold[place] = true
      checkers[place].observe(entry, in: hierarchy)
    }
  }

  /// Lets them drop what they keep of some who are forgotten.
  mutating func forget(all names: [Name], in hierarchy: HierarchyState) {
    for place in rules.judged where isTold[place] {
      checkers[place].forget(all: names, in: hierarchy)
    }
  }

  /// Tells them of the end.
  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    for place in rules.judgingRest { isTold[place] = true }
    for place in rules.judged where isTold[place] {
      let record = checkers[place].close(conclusion, in: hierarchy)
      outcomes[place] = record.outcome
      if !record.isPlain { notes.append((place, record)) }
    }
  }

  /// What can be said of a rule so far; none for a rule that is not among them.
  func standing(of rule: RuleID) -> Outcome? {
    guard let place = rules.ids.firstIndex(of: rule) else { return nil }
    return rules.judged.contains(place) ? checkers[place].standing : .notJudged
  }

  /// Whether nobody has found a breach.
  var isContent: Bool {
    checkers.indices.allSatisfy { !isTold[$0] || checkers[$0].record.charges.isEmpty }
  }

  /// Lets the checkers judge another trace; this one is of no further use.
  mutating func retire() {
    rules.takeBack(&checkers, told: isTold)
  }
}
