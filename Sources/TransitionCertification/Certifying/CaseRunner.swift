import AppearanceTrace

/// Runs cases, has them judged, and bears with what waivers cover.
@MainActor public final class CaseRunner {
  private let references: ReferenceBook
  private let record: CaseRecorder
  private let judge: CaseJudge
  private var waivers: WaiverBook

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
    judge = CaseJudge(references: references)
    self.waivers = WaiverBook(
      waivers, on: today, naming: [TransparencyFinding.id], orByChance: [Unsteadiness.id])
  }

  /// Runs a subject through a scenario that applies to it, and judges the trace.
  public func run(_ subject: Subject, in scenario: Scenario) -> CaseResult {
    guard subject.id != Subject.system.id else { return runSystem(in: scenario) }
    switch record(subject, scenario, references.profile) {
    case .trace(let judged):
      return result(of: judge.judge(judged, in: scenario), judged.unsteadiness)
    case .judged(let judged): return result(of: judged)
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
      return uncompared(trace)
    }
    return result(of: judge.judge(KeptTrace(trace), in: scenario))
  }

  /// A case as it stands with the waivers.
  private func result(
    of judged: JudgedCase, _ unsteadiness: Unsteadiness? = nil
  ) -> CaseResult {
    let judgement = waivers.apply(to: judged.judgement)
    return CaseResult(
      judged, judgement: judgement,
      transparencyWaiver: judged.transparency.flatMap { _ in
        waiver(for: TransparencyFinding.id, in: judged.id)
      },
      unsteadiness: unsteadiness,
      unsteadinessWaiver: unsteadiness.flatMap { _ in waiver(for: Unsteadiness.id, in: judged.id) })
  }

  private func waiver(for name: RuleID, in id: CaseID) -> Waiver? {
    waivers.waiver(for: name, subject: id.subject, scenario: id.scenario)
  }

  /// A case that is compared with nothing.
  private func uncompared(_ trace: Trace) -> CaseResult {
    result(of: JudgedCase(KeptTrace(trace), judgement: JudgedTrace(trace).judgement))
  }

  private func runSystem(in scenario: Scenario) -> CaseResult {
    uncompared(
      references.trace(of: scenario) ?? scenario.run(.system, profile: references.profile))
  }

  /// What is wrong with the waivers, once all cases have been run.
  public var waiverErrors: [WaiverError] { waivers.errors }
}
