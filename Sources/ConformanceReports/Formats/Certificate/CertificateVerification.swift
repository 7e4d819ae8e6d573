package import TransitionCertification

/// What a certificate says, beside what there is.
@MainActor package struct CertificateVerification {
  private let seal: CertificateSeal
  private let differences: TraceDigests.Differences
  /// What speaks against the verdict; nothing where it is earned, as far as can be seen.
  private let objections: [String]

  /// Compares a certificate with traces, which are judged anew.
  ///
  /// - Parameters:
  ///   - seal: What a program reads of the certificate.
  ///   - traces: Traces of its subject.
  ///   - subject: The subject, which says which scenarios apply; none where it is not known here.
  ///   - waivers: What was borne with.
  package init(
    of seal: CertificateSeal, against traces: [Trace], of subject: Subject? = nil,
    waivers: [Waiver] = []
  ) {
    let digests = TraceDigests(of: traces)
    self.seal = seal
    differences = seal.digests.differences(from: digests)
    objections =
      digests.repeated.map { "there are two traces of \($0)" }
      + Self.contradictions(of: seal, in: traces)
      + Self.verdictObjections(to: seal, by: traces, waivers)
      + Self.gaps(in: seal, of: subject)
  }

  /// Compares a certificate with what its subject comes to now.
  package init(of seal: CertificateSeal, against report: Report) {
    self.seal = seal
    differences = seal.digests.differences(from: TraceDigests(of: report.cases))
    let told = [
      (seal.verdict.rawValue, report.verdict.rawValue, "it is "),
      (seal.profile, report.profile.rawValue, "its profile is "),
      (seal.contract, CertificateSeal.line(report.contract), "its contract is "),
    ]
    objections = told.filter { $0.0 != $0.1 }.map { "\($0.2)\($0.1) now" }
  }

  // MARK: - Objections

  /// What the traces say of themselves otherwise than the certificate.
  private static func contradictions(
    of seal: CertificateSeal, in traces: [Trace]
  ) -> [String] {
    let profiles = traces.filter { $0.header.profile != seal.profile }
    let contracts = traces.filter { CertificateSeal.line($0.header.contract) != seal.contract }
    return profiles.map { "\($0.header.scenario) is of profile \($0.header.profile.visible)" }
      + contracts.map { "\($0.header.scenario) is of another contract" }
  }

  /// Why the traces do not come to the verdict; nothing where they do.
  ///
  /// A case that left no trace can make incomplete what its other cases do not refuse.
  private static func verdictObjections(
    to seal: CertificateSeal, by traces: [Trace], _ waivers: [Waiver]
  ) -> [String] {
    let runner = CaseRunner(references: ReferenceBook(), waivers: waivers, on: .today)
    let results = traces.map { runner.judge($0) }
    let needed = results.reduce(into: Set()) { $0.formUnion($1.clausesNeeded) }
    let declared = traces.first?.header.contract.declaredClauses ?? []
    let errors =
      runner.waiverErrors.map(ReportError.waiver)
      + declared.filter { !needed.contains($0) }.map(ReportError.needlessClause)
    let found = Verdict(results, errors: errors)
    let isEarned =
      seal.verdict == .incomplete ? found != .refused : found == seal.verdict
    guard !isEarned else { return [] }
    let against = results.filter { !$0.holds && seal.verdict != .refused }.map { result in
      let reason =
        result.headlines.first { !$0.isWaived }?.description ?? result.obstacle?.description ?? ""
      return "\(result.id.scenario) speaks against it: \(reason)"
    }
    return ["by its traces it is \(found.rawValue)"] + against + errors.map(\.description)
  }

  /// The scenarios that apply to a subject that may be used, and of which the certificate has no trace.
  private static func gaps(in seal: CertificateSeal, of subject: Subject?) -> [String] {
    guard let subject, [.certified, .conditional].contains(seal.verdict) else { return [] }
    let named = Set(seal.digests.entries.map(\.scenario))
    let missing = ScenarioCatalogue.all.filter { scenario in
      scenario.applicability(to: subject) == .applies && !named.contains(scenario.id)
    }
    guard let first = missing.first else { return [] }
    let more = missing.count > 1 ? ", as \(missing.count - 1) more" : ""
    return ["the certificate has no trace of \(first.id), which applies to it\(more)"]
  }

  /// Whether nothing differs.
  package var holds: Bool { differences.isEmpty && objections.isEmpty }

  /// What differs, in lines; the first says it all.
  ///
  /// - Parameter style: How wide the lines are, and whether every trace is named.
  package func text(_ style: ReportStyle = ReportStyle()) -> String {
    let count = seal.digests.entries.count
    let opening =
      "\(seal.subject): \(seal.verdict.rawValue) by suite \(seal.suite), "
      + (holds ? "and all \(count) traces are the same" : "and not all is the same")
    var lines = [opening]
    if seal.suite != SuiteVersion.current {
      lines.append("  this is suite \(SuiteVersion.current), which may record otherwise")
    }
    if seal.rules != SuiteVersion.rules {
      lines.append("  its rules are \(seal.rules), and these are \(SuiteVersion.rules)")
    }
    lines += Self.list(differences.changed, "differ from the certificate", style)
    lines += Self.list(differences.missing, "are in the certificate alone", style)
    lines += Self.list(differences.added, "are not in the certificate", style)
    lines += objections.map { "  \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func list(
    _ scenarios: [String], _ words: String, _ style: ReportStyle
  ) -> [String] {
    guard !scenarios.isEmpty else { return [] }
    let count = scenarios.count == 1 ? "1 trace" : "\(scenarios.count) traces"
    let names = Paragraph.list(
      scenarios, naming: style.namedOthers, lead: "    ", indent: 4,
      width: style.width)
    return ["  \(count) \(words):"] + names
  }
}
