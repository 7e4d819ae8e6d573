public import TransitionCertification

/// What was found of one subject, in the form that every format tells.
public struct SubjectResult: Sendable {
  /// The subject's id.
  public let subject: String
  /// What it deserves; none where only some of its cases were run.
  public let verdict: Verdict?
  /// What it declares of itself.
  public let contract: SubjectContract
  /// The cases that were run, in the order of the scenarios.
  public let cases: [CaseResult]
  /// What is wrong, each cause once, and why nothing can be said of the cases that no cause explains.
  public let findings: ReportedFindings
  /// The scenarios that it cannot be driven through, by reason; empty where only some were asked for.
  public let notApplicable: [NotApplicableGroup]
  /// What the comparison with the system let off.
  public let exemptions: [ExemptionUse]
  /// Recognizers that no finger was moved over.
  public let untried: UntriedGestures?
  /// What is wrong with what is said on its behalf.
  public let errors: [ReportError]
  /// How many known faults of the rules kept would have shown; none where there is no verdict.
  public let evidence: CertificateEvidence?

  /// Takes what a certification found.
  public init(_ report: Report) {
    subject = report.subject
    verdict = report.verdict
    contract = report.contract
    cases = report.cases
    findings = ReportedFindings(in: report.cases)
    notApplicable = report.notApplicable.byReason
    exemptions = report.exemptions
    untried = report.untried
    errors = report.errors
    evidence = CertificateEvidence(of: report)
  }

  /// Takes what some cases of a subject show.
  ///
  /// - Parameters:
  ///   - cases: Cases of this subject alone, of which there is one at least.
  ///   - errors: What is wrong with what is said on its behalf.
  init(_ subject: String, _ cases: [CaseResult], errors: [ReportError]) {
    self.subject = subject
    verdict = nil
    contract = cases.first?.header.contract ?? SubjectContract()
    self.cases = cases
    findings = ReportedFindings(in: cases)
    notApplicable = []
    exemptions = ExemptionUse.uses(in: cases)
    untried = nil
    self.errors = errors
    evidence = nil
  }

  /// How many cases there are, and what became of them.
  public var counts: CaseCounts { CaseCounts(of: cases) }

  /// The waivers that cover something, each once, in the order of the causes.
  public var waivers: [Waiver] {
    findings.causes.compactMap(\.waiver).reduce(into: []) { waivers, waiver in
      if !waivers.contains(waiver) { waivers.append(waiver) }
    }
  }
}
