public import AppearanceTrace

/// One requirement of the contract between a transition and its host, as a reader sees it.
///
/// A conforming type is a checker as well: it follows a trace event by event and keeps its own
/// record.
public protocol Rule: Sendable {
  /// The permanent name.
  static var id: RuleID { get }
  /// What is required, in a sentence or two.
  static var statement: String { get }
  /// What is required, sentence by sentence; each is judged by itself, or says why it is not.
  static var clauses: [RuleClause] { get }
  /// What looks like a breach and is let pass.
  static var exceptions: [RuleException] { get }
  /// What breaking it does to a verdict.
  static var level: Level { get }
  /// Where the requirement comes from.
  static var authority: [Authority] { get }
  /// What the author of a transition does about a finding, in a sentence.
  static var remedy: String { get }
  /// What a host has to see for the rule to be judged there.
  static var needs: Set<SceneSense> { get }
}

extension Rule {
  /// A rule whose sentences are not told apart has none.
  public static var clauses: [RuleClause] { [] }
  /// A rule that lets nothing pass has none.
  public static var exceptions: [RuleException] { [] }
  /// What every host sees will do.
  public static var needs: Set<SceneSense> { [] }
}
