package import AppearanceTrace
import ConformanceRules

/// A difference as one process hands it to another: without the excerpt, which is drawn where it is told.
package struct TransparencyRecord: Codable, Sendable {
  private let observer: Observer
  private let others: [Observer]
  private let statement: String
  private let witnesses: [WitnessLine]
  private let remedy: String?
  private let place: Witness.Place
  private let parties: [String]
  private let isSilence: Bool
  private let isOfFlags: Bool

  package init(_ finding: TransparencyFinding) {
    observer = finding.observer
    others = finding.others
    statement = finding.statement
    witnesses = finding.witnesses
    remedy = finding.remedy
    place = finding.place
    parties = finding.parties.sorted()
    isSilence = finding.isSilence
    isOfFlags = finding.isOfFlags
  }

  /// The difference again.
  ///
  /// - Parameter trace: The subject's trace, which shows it.
  package func finding(in trace: KeptTrace) -> TransparencyFinding {
    TransparencyFinding(
      observer: observer, others: others, statement: statement, witnesses: witnesses,
      remedy: remedy, excerpt: TraceExcerpt(of: trace, aroundDifferenceAt: place), place: place,
      parties: Set(parties), isSilence: isSilence, isOfFlags: isOfFlags)
  }
}
