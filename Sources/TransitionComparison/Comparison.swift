package import AppearanceTrace
package import TransitionScenarios

/// Compares what a subject lets controllers, window and status bar see with what the system does.
///
/// Each observer has its own sequence: what it is told or shows, in order, and how things stand for it at
/// the end. Both sides of each sequence have to be equal. That is the whole comparison, and this belongs
/// to its definition and is no leniency:
///
/// - Observers know no time. When something is seen does not count, only what was seen before it.
/// - The order across observers is free. A closure is an observer by itself, since whoever hands it over
///   is not the controller that gets the request.
/// - Observers are the window, the status bar, and the controllers of the reference's cast. A controller
///   that the subject alone brings has no counterpart; rules judge it.
/// - A controller sees its view loaded, its appearance, its parents, and sizes that it is told. It does
///   not see layout passes, whose number is the animator's affair, nor what it is asked, nor the script's
///   requests.
/// - A call that crosses the border between host and subject is an object's of the subject's own.
/// - The window sees which views come into it and leave it, and at the end which root views lie in it and
///   in each other. Views between them, and what any view looks like, are seen by rules alone.
/// - Nobody sees transitions begin and end, animations, faults, or where a round ends.
/// - A trace that did not come to rest is not compared; why it did not is told by itself. Where the system
///   raises an exception the process sees its end, and all that is compared is whether it does.
///
/// Whatever else the comparison lets off is an `Exemption`.
package struct Comparison: Sendable {
  private let references: References
  private let presenter: PresenterPolicy
  private let family: Scenario.Family

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - references: What the system does.
  ///   - presenter: Who tells a presenter that stays in the window that it goes and comes.
  ///   - family: What kind of change it is about.
  package init(
    with references: References, presenter: PresenterPolicy, in family: Scenario.Family
  ) {
    self.references = references
    self.presenter = presenter
    self.family = family
  }

  /// Looks for a difference.
  ///
  /// - Returns: The earliest in the subject's trace; none if nothing differs, or if the trace did not come
  ///   to rest, or the reference never does, so that there is nothing to compare.
  package func finding(in trace: Trace) -> TransparencyFinding? {
    guard let sides = sides(of: trace) else { return nil }
    return sides.finding(of: sides.alignments(allowing: ExemptionCatalogue.all).differences)
  }

  /// What both sides let observers see; none where there is nothing to compare.
  func sides(of trace: Trace) -> Sides? {
    guard trace.isSettled, !references.change.compared.isUnsettled else { return nil }
    return Sides(trace, and: references, presenter: presenter, family: family)
  }
}

extension Sides {
  /// The earliest difference as a finding.
  func finding(of differences: [Difference]) -> TransparencyFinding? {
    differences.min { $0.place < $1.place }?.finding(in: self, among: differences)
  }

  /// What each observer sees beside what it is to see, when something is let off.
  func alignments(allowing exemptions: [Exemption]) -> [Alignment] {
    var sides = self
    for exemption in exemptions { sides.allow(exemption) }
    return sides.alignments
  }

  /// Lets off what an exemption lets off of what is seen.
  mutating func allow(_ exemption: Exemption) {
    switch exemption.effect {
    case .observations(let letOff): letOff(&self)
    // These two act earlier, in `ReferenceChoice`.
    case .references, .absence: break
    }
  }
}

extension [Alignment] {
  /// Where the two sides differ, the first place for each observer, in order of the cast.
  var differences: [Difference] { compactMap(\.difference) }
}

extension Trace {
  /// Whether the trace came to rest.
  fileprivate var isSettled: Bool {
    switch ending {
    case .settled: true
    case .unsettled, .raised: false
    }
  }

  /// Whether work was still pending at the time limit.
  fileprivate var isUnsettled: Bool {
    switch ending {
    case .unsettled: true
    case .settled, .raised: false
    }
  }
}
