package import AppearanceTrace
package import ConformanceRules

extension CaseResult {
  /// A case that is compared with nothing, and whose trace was judged while it was read.
  ///
  /// - Parameters:
  ///   - read: What was found, before any waiver.
  ///   - trace: The trace, of which nobody has kept the events.
  package init(passed read: ReadJudgement, trace: KeptTrace) {
    let header = trace.header
    let judged = JudgedCase(
      id: CaseID(subject: header.subject, scenario: header.scenario), trace: trace,
      eventCount: read.eventCount, isSettled: read.isSettled, reference: nil,
      judgement: read.judgement, transparency: nil, exemptions: [], clausesCompared: [])
    self.init(judged, judgement: read.judgement)
  }
}
