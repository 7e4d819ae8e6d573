public import TransitionStage

/// How much of the references rests on facts that were observed of real UIKit.
///
/// A line counts as backed if one of its scenario's facts speaks of lines of its kind, and the
/// scenario's order as a whole is not inferred. Where a view was moved, for instance, is backed only
/// by a fact about the tree of views, however many facts back the callbacks around it.
public struct Backing: Sendable, Equatable {
  /// The lines of all references.
  public let lines: Int
  /// Those of which a fact speaks.
  public let byFact: Int

  /// Counts the events of references, a line each.
  ///
  /// - Parameter references: the system's traces, each with the scenario that it was recorded in.
  public init(_ references: some Sequence<(scenario: Scenario, trace: Trace)>) {
    var lines = 0
    var byFact = 0
    for (scenario, trace) in references {
      lines += trace.events.count
      guard !scenario.isInferred else { continue }
      let subjects = scenario.evidence.reduce(into: Set<FactSubject>()) { subjects, fact in
        subjects.formUnion(FactSubject.subjects(of: fact))
      }
      byFact += trace.events.count { FactSubject($0).map(subjects.contains) ?? false }
    }
    self.lines = lines
    self.byFact = byFact
  }
}
