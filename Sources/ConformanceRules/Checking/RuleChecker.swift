/// A rule at work: it follows one trace and keeps its own record.
///
/// A checker does constant work an event. What several rules need to know it reads in the
/// hierarchy's state; what it keeps itself is bounded by the objects that are alive.
protocol RuleChecker: Rule {
  /// How closely a finding of this rule points at the mistake.
  static var specificity: Specificity { get }
  /// The events that the checker is told of; all others pass it by.
  static var topics: [Topic] { get }

  /// Whether the checker has something to say at the end even if it was told of nothing: it judges how things rest.
  ///
  /// All others are asked at the end only if an event was theirs.
  static var judgesRest: Bool { get }

  /// Whether what breaks the rule would be right if the transition had not been given up.
  static var restsOnCancel: Bool { get }

  /// What has been found out so far.
  var record: Record { get }

  init()

  /// Takes an event of one of the topics.
  ///
  /// - Parameters:
  ///   - entry: The event.
  ///   - hierarchy: The state of the hierarchy as the event found it. A transition that begins is already
  ///     in it.
  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState)

  /// Drops what is kept of an object that has had no place for long; the state of the hierarchy still has it.
  mutating func forget(_ name: Name, in hierarchy: HierarchyState)

  /// Drops what is kept of several, as if one by one: the rule is called once, and not through its box for each.
  mutating func forget(all names: [Name], in hierarchy: HierarchyState)

  /// Takes the end of the trace, in the state after the last event.
  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState)

  /// Concludes, and hands over what has been found out, in one call through the rule's box.
  mutating func close(_ conclusion: Conclusion, in hierarchy: HierarchyState) -> Record

  /// Knows of no trace any more.
  mutating func reset()
}

extension RuleChecker {
  static var judgesRest: Bool { false }
  static var restsOnCancel: Bool { false }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {}

  mutating func forget(all names: [Name], in hierarchy: HierarchyState) {
    for name in names { forget(name, in: hierarchy) }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {}

  mutating func close(_ conclusion: Conclusion, in hierarchy: HierarchyState) -> Record {
    conclude(conclusion, in: hierarchy)
    return record
  }

  mutating func reset() { self = Self() }

  /// What can be said of the rule while the trace runs.
  var standing: Outcome { record.charges.isEmpty ? .open : .broken }
}
