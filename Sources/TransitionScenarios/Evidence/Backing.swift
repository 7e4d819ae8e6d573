public import TransitionStage
import UIKitFacts

/// How much of the references rests on facts that were observed of real UIKit.
///
/// What a fact says of traces is looked for in every reference where there is occasion, whatever facts its
/// scenario cites. A line is backed if a pattern that was found covers it. A fact that is contradicted
/// anywhere backs nothing there, and is told.
public struct Backing: Sendable, Equatable {
  /// The lines of all references.
  public let lines: Int
  /// Those that a fact's pattern covers.
  public let byFact: Int
  /// Those in which the script acts: no claim about UIKit.
  public let byScript: Int
  /// Where a reference is not as a fact says, in the order of the references.
  public let contradictions: [Contradiction]
  /// In how many places each fact was found, by its id.
  public let findings: [String: Int]

  /// Looks for the patterns of all facts in references.
  ///
  /// - Parameter references: the system's own traces.
  public init(_ references: some Sequence<Trace>) {
    self.init(references, patterns: PatternBook.all)
  }

  /// Looks for patterns in references.
  init(_ references: some Sequence<Trace>, patterns: [EvidencePattern]) {
    var lines = 0
    var byFact = 0
    var byScript = 0
    var contradictions: [Contradiction] = []
    var findings: [String: Int] = [:]
    for trace in references {
      let evidence = TraceEvidence(trace, patterns: patterns)
      lines += trace.events.count
      byScript += trace.events.count { $0.mark == .script }
      byFact += evidence.covering.count { !$0.isEmpty }
      contradictions += evidence.contradictions
      findings.merge(evidence.findings, uniquingKeysWith: +)
    }
    self.lines = lines
    self.byFact = byFact
    self.byScript = byScript
    self.contradictions = contradictions
    self.findings = findings
  }

  /// The lines that rest on no fact: what this project infers.
  public var inferred: Int { lines - byFact - byScript }
}
