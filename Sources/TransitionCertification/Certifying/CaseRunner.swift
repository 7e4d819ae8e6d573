/// Runs cases in process and judges them.
@MainActor public final class CaseRunner {
  private let references: ReferenceBook
  private let record: CaseRecorder
  private var waivers: WaiverBook
  private var animated = AnimatedRuns()

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - references: What the system does.
  ///   - waivers: What is borne with for a while.
  ///   - today: The day on which waivers are to count.
  ///   - record: Runs a case; in this process unless told otherwise.
  public init(
    references: ReferenceBook, waivers: [Waiver] = [], on today: PlainDate,
    record: @escaping CaseRecorder = Recording.inProcess
  ) {
    self.references = references
    self.record = record
    self.waivers = WaiverBook(waivers, on: today, naming: [TransparencyFinding.id])
  }

  /// Runs a subject through a scenario that applies to it, and judges the trace.
  public func run(_ subject: Subject, in scenario: Scenario) -> CaseResult {
    guard subject.id != Subject.system.id else { return runSystem(in: scenario) }
    switch record(subject, scenario, references.profile) {
    case .trace(let judged):
      return compared(judged, in: scenario)
    case .lost(let obstacle):
      let id = CaseID(subject: subject.id, scenario: scenario.id)
      return CaseResult(id, references.profile, lostTo: obstacle)
    }
  }

  /// Judges a trace that was recorded before, as it was judged when it was.
  ///
  /// - Returns: What the rules say of it; and what differs from the system's own transition, where the
  ///   scenario is known and the trace is of another subject.
  public func judge(_ trace: Trace) -> CaseResult {
    let scenario = ScenarioCatalogue.scenario(trace.header.scenario)
    guard let scenario, trace.header.subject != Subject.system.id else {
      return CaseResult(trace, judgement: waivers.apply(to: JudgedTrace(trace).judgement))
    }
    return compared(JudgedTrace(trace), in: scenario)
  }

  private func compared(_ judged: JudgedTrace, in scenario: Scenario) -> CaseResult {
    let trace = judged.trace
    let compared = CaseComparison(of: scenario, from: references).result(of: trace)
    let judgement = waivers.apply(to: animated.judgement(of: judged, in: scenario))
    let waiver = compared.finding.flatMap { _ in
      waivers.waiver(
        for: TransparencyFinding.id, subject: trace.header.subject, scenario: scenario.id)
    }
    return CaseResult(
      trace, reference: compared.reference, judgement: judgement,
      transparency: compared.finding, transparencyWaiver: waiver,
      exemptions: compared.exemptions, clausesCompared: compared.clausesNeeded)
  }

  private func runSystem(in scenario: Scenario) -> CaseResult {
    let trace =
      references.trace(of: scenario) ?? scenario.run(.system, profile: references.profile)
    return CaseResult(trace, judgement: waivers.apply(to: JudgedTrace(trace).judgement))
  }

  /// What is wrong with the waivers, once all cases have been run.
  public var waiverErrors: [WaiverError] { waivers.errors }
}
