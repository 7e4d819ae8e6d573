package import TransitionCertification

/// What a certificate says, beside what there is.
@MainActor package struct CertificateVerification {
  private let seal: CertificateSeal
  private let differences: TraceDigests.Differences
  /// What speaks against the verdict; nothing where it is earned, as far as can be seen.
  private let objections: [String]

  /// Compares a certificate with traces, which are judged anew.
  package init(of seal: CertificateSeal, against traces: [Trace]) {
    let runner = CaseRunner(references: ReferenceBook(), on: .today)
    let results = traces.map { runner.judge($0) }
    let unsaid = Verdict(rawValue: seal.verdict) == .certified ? results.filter { !$0.holds } : []
    self.seal = seal
    differences = seal.digests.differences(from: TraceDigests(of: traces))
    objections = unsaid.map { result in
      let reason = result.headlines.first?.description ?? result.obstacle?.description ?? ""
      return "\(result.id.scenario) speaks against it: \(reason)"
    }
  }

  /// Compares a certificate with what its subject comes to now.
  package init(of seal: CertificateSeal, against report: Report) {
    self.seal = seal
    differences = seal.digests.differences(from: TraceDigests(of: report.cases))
    let isSame = report.verdict.rawValue == seal.verdict
    objections = isSame ? [] : ["it is \(report.verdict.rawValue) now"]
  }

  /// Whether nothing differs.
  package var holds: Bool { differences.isEmpty && objections.isEmpty }

  /// What differs, in lines; the first says it all.
  package var text: String {
    let count = seal.digests.entries.count
    let opening =
      "\(seal.subject): \(seal.verdict) by suite \(seal.suite), "
      + (holds ? "and all \(count) traces are the same" : "and not all is the same")
    var lines = [opening]
    if seal.suite != SuiteVersion.current {
      lines.append("  this is suite \(SuiteVersion.current), which may record otherwise")
    }
    if seal.rules != SuiteVersion.rules {
      lines.append("  its rules are \(seal.rules), and these are \(SuiteVersion.rules)")
    }
    lines += Self.list(differences.changed, "differ from the certificate")
    lines += Self.list(differences.missing, "are in the certificate alone")
    lines += Self.list(differences.added, "are not in the certificate")
    lines += objections.map { "  \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func list(_ scenarios: [String], _ words: String) -> [String] {
    guard !scenarios.isEmpty else { return [] }
    let count = scenarios.count == 1 ? "1 trace" : "\(scenarios.count) traces"
    return ["  \(count) \(words):"] + Paragraph.list(scenarios, lead: "    ", indent: 4)
  }
}
