package import TransitionCertification

/// A page that an author publishes: what a subject deserves, by which rules that was found, what it rests on,
/// and the digests of the traces, by which anybody can find the same.
package struct Certificate {
  private let subject: SubjectResult
  private let profile: Profile
  private let digests: TraceDigests

  /// - Parameter profile: The release that the host behaved like.
  package init(of subject: SubjectResult, profile: Profile) {
    self.subject = subject
    self.profile = profile
    digests = TraceDigests(of: subject.cases)
  }

  /// The page, in Markdown. What a program reads of it stands in its last part.
  package var text: String {
    let parts = [contract, exemptions, waivers, causes, rules].filter { !$0.isEmpty }
    let draft = CertificateSeal(subject, profile: profile, digests, under: "")
    let page = ([opening(draft)] + parts + [Self.traces]).joined(separator: "\n")
    let seal = CertificateSeal(subject, profile: profile, digests, under: page)
    return page + "\n```text\n\(seal.text)```\n"
  }

  // MARK: - Parts

  /// The heading, and a table of what the seal says with how many cases there were.
  private func opening(_ seal: CertificateSeal) -> String {
    let notApplicable = subject.notApplicable.reduce(0) { $0 + $1.scenarios.count }
    let cases = "\(subject.counts); \(notApplicable) scenarios do not apply"
    var rows = seal.rows.map { [$0.name, $0.value] }
    rows.insert(["cases", cases], at: rows.count - 1)
    return "\(seal.heading)\n\n" + MarkdownText.table(["", ""], rows)
  }

  private var contract: String {
    Self.part("Contract", subject.contract.lines.map(MarkdownText.plain))
  }

  private var exemptions: String {
    Self.part(
      "Exemptions that took effect",
      subject.exemptions.map { use in
        "\(MarkdownText.code(use.exemption.id)) in \(use.count): \(MarkdownText.plain(use.exemption.letsOff))"
      })
  }

  private var waivers: String {
    Self.part(
      "Waivers",
      subject.waivers.map { waiver in
        let rule = waiver.rule.map { MarkdownText.code("\($0)") + ", " } ?? ""
        return rule
          + "until \(MarkdownText.plain(waiver.expiry)): \(MarkdownText.plain(waiver.reason))"
      })
  }

  private var causes: String {
    Self.part(
      "What is wrong",
      subject.findings.causes.map { cause in
        "\(MarkdownText.plain("\(cause)")): \(MarkdownText.plain(cause.example.statement))"
      })
  }

  /// In how many cases each rule was kept, and how many of its known faults would have shown.
  private var rules: String {
    let counts = RuleCounts(in: subject.cases)
    let evidence = Dictionary(
      (subject.evidence?.rules ?? []).map { ($0.rule, $0) }, uniquingKeysWith: { first, _ in first }
    )
    let rows = RuleCatalogue.all.map { $0.id }.compactMap { rule -> [String]? in
      let count = counts[rule]
      guard count.isExercised else { return nil }
      let faults = evidence[rule].map { "\($0.shown) of \($0.known)" } ?? ""
      return [MarkdownText.code("\(rule)"), "\(count.kept)", "\(count.broken)", faults]
    }
    return "## What it rests on\n\n"
      + MarkdownText.table(
        ["rule", "kept in cases", "broken in cases", "known faults that would show"], rows)
  }

  private static let traces = """
    ## Traces

    Whoever has the same suite and the same sources gets the same traces. With those that lie beside this page
    `conform verify reports/certificate.md reports/certificate.traces` says whether they have these digests and
    earn the verdict. Without traces it makes them again, and only the command that has the subject can do that.

    """

  // MARK: - Pieces

  private static func part(_ heading: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "## \(heading)\n\n" + items.map { "- \($0)\n" }.joined()
  }
}
