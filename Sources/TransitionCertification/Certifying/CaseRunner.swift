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
    let reference = references.trace(of: scenario)
    guard subject.id != Subject.system.id, let reference else {
      let trace = reference ?? scenario.run(subject, profile: references.profile)
      return CaseResult(trace, judgement: judge(trace, subject), transparency: nil)
    }
    let trace = scenario.run(subject, profile: references.profile)
    let transparency = transparency(of: subject, in: scenario, reference)
    let difference = transparency.difference(in: trace)
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

  private func transparency(
    of subject: Subject, in scenario: Scenario, _ reference: Trace
  ) -> Transparency {
    let presenter = subject.contract.presenter
    return Transparency(
      reference: reference,
      coveringReference: presenter == .emulated ? coveringReference(for: scenario) : nil,
      presenter: presenter)
  }

  /// The same change in the style in which the presenter's view leaves the window.
  private func coveringReference(for scenario: Scenario) -> Trace? {
    var segments = scenario.id.split(separator: "/")
    guard segments.count == 3 else { return nil }
    segments[1] = "full-screen"
    return ScenarioCatalogue.scenario(segments.joined(separator: "/"))
      .flatMap(references.trace)
  }
}
