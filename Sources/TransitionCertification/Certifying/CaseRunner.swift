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

  /// Judges the text of a trace that was recorded before.
  ///
  /// Where it is compared with nothing, its events are judged as they are read, and let go.
  ///
  /// - Parameter text: The text, just as a golden file holds it.
  /// - Throws: The first place where it is no trace's.
  package func judge(text: [UInt8]) throws(TraceSyntaxError) -> CaseResult {
    let header = try Trace.Header(reading: text)
    let isSystem = header.subject == Subject.system.id
    guard isSystem || ScenarioCatalogue.scenario(header.scenario) == nil else {
      return judge(try Trace(parsing: text))
    }
    let read = try Judge().judge(reading: text)
    return result(
      of: JudgedCase(
        id: CaseID(subject: header.subject, scenario: header.scenario),
        trace: KeptTrace(printed: text), eventCount: read.eventCount, isSettled: read.isSettled,
        reference: nil, judgement: read.judgement, transparency: nil, exemptions: [],
        clausesCompared: []))
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
