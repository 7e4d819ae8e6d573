@testable import ConformanceRules

/// A way to spoil one rule's checker; all others stay as they are.
enum Mutation {
  /// It says of every trace that the rule applied and was kept.
  case alwaysHolds
  /// It says of every trace that the rule was broken.
  case alwaysConvicts
  /// It says of every trace that the rule never applied.
  case neverApplies

  /// The checkers of the catalogue, that of one rule spoilt.
  func checkers(spoiling rule: RuleID) -> [any RuleChecker.Type] {
    RuleCatalogue.checkers.map { $0.id == rule ? spoilt($0) : $0 }
  }

  private func spoilt<Original: RuleChecker>(_: Original.Type) -> any RuleChecker.Type {
    switch self {
    case .alwaysHolds: AlwaysHolds<Original>.self
    case .alwaysConvicts: AlwaysConvicts<Original>.self
    case .neverApplies: NeverApplies<Original>.self
    }
  }
}

/// A checker under the name of another, that looks at nothing.
private protocol Mutant: RuleChecker {
  associatedtype Original: RuleChecker
}

extension Mutant {
  static var id: RuleID { Original.id }
  static var statement: String { Original.statement }
  static var level: Level { Original.level }
  static var authority: [Authority] { Original.authority }
  static var remedy: String { Original.remedy }
  static var specificity: Specificity { Original.specificity }
  static var topics: [Topic] { Original.topics }
  static var judgesRest: Bool { true }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {}
}

private struct AlwaysHolds<Original: RuleChecker>: Mutant {
  var record = Record()

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    record.exercise()
  }
}

private struct AlwaysConvicts<Original: RuleChecker>: Mutant {
  var record = Record()

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    record.convict("it is always broken", [.baseline(.heading), .ending(.heading)])
  }
}

private struct NeverApplies<Original: RuleChecker>: Mutant {
  var record = Record()
}
