/// Runs cases in process and judges them.
@MainActor public final class CaseRunner {
  private let references: ReferenceBook
  private var waivers: WaiverBook

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - references: What the system does.
  ///   - waivers: What is borne with for a while.
  ///   - today: The day on which waivers are to count.
  public init(references: ReferenceBook, waivers: [Waiver] = [], on today: PlainDate) {
    self.references = references
    self.waivers = WaiverBook(waivers, on: today, naming: [TransparencyFinding.id])
  }

  /// Runs a subject through a scenario that applies to it, and judges the trace.
  public func run(_ subject: Subject, in scenario: Scenario) -> CaseResult {
    let isSystem = subject.id == Subject.system.id
    guard !isSystem, references.trace(of: scenario) != nil else {
      let trace =
        (isSystem ? references.trace(of: scenario) : nil)
        ?? scenario.run(subject, profile: references.profile)
      return CaseResult(trace, judgement: judge(trace, subject), transparency: nil)
    }
    let trace = scenario.run(subject, profile: references.profile)
    let difference = ReferenceChoice(for: scenario, from: references)
      .transparency(of: trace, subject.contract)?.difference(in: trace)
    let judgement = judge(trace, subject)
    let waiver = difference.flatMap { _ in
      waivers.waiver(
        for: TransparencyFinding.id, subject: subject.id, scenario: scenario.id)
    }
    return CaseResult(
      trace, judgement: judgement, transparency: difference, transparencyWaiver: waiver)
  }

  /// What is wrong with the waivers, once all cases have been run.
  public var waiverErrors: [WaiverError] { waivers.errors }

  private func judge(_ trace: Trace, _ subject: Subject) -> Judgement {
    let judge = Judge(contract: subject.contract.judging)
    return waivers.apply(to: judge.judge(trace))
  }
}
