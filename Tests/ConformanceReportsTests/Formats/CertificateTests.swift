import ConformanceReports
import Testing

@testable import TransitionCertification

/// Pages that authors publish, and what a program reads of them.
@Suite("Certificates", .serialized) @MainActor struct CertificateTests {
  private func page(_ subject: Subject, waivers: [Waiver] = []) throws -> String {
    let result = ConformanceResult([SamplePublication.report(subject, waivers: waivers)])
    return Certificate(of: try #require(result.subjects.first), profile: result.profile).text
  }

  @Test("a certificate says whose it is, what it says, and what it rests on")
  func says() throws {
    let page = try page(.system)

    #expect(page.hasPrefix("# `system` is certified\n\n|||\n|---|---|\n|subject|`system`|\n"))
    let suite = "TransitionConformance \(SuiteVersion.current), rules \(SuiteVersion.rules)"
    #expect(page.contains("|suite|\(suite)|\n"))
    #expect(page.contains("\n## Contract\n\n- UIKit's own behaviour\n"))
    #expect(page.contains("\n|`completion-at-most-once`|2|0|"))
    #expect(page.contains("`conform verify reports/certificate.md reports/certificate.traces`"))
  }

  @Test("what is borne with stands in it, with reason and end")
  func waived() throws {
    let waiver = Waiver(
      cases: "sample/silent *", reason: "known", link: "https://example.org", owner: "team",
      expiry: "2026-12-31")

    #expect(
      try page(SampleRun.silent, waivers: [waiver]).contains(
        "\n## Waivers\n\n- until 2026-12-31: known\n"))
  }

  @Test("a program reads back what it was made of")
  func readBack() throws {
    let seal = try CertificateSeal(parsing: page(.system))

    #expect(seal.subject == "system" && seal.verdict == .certified)
    #expect(seal.suite == SuiteVersion.current && seal.rules == SuiteVersion.rules)
    #expect(seal.digests == TraceDigests(of: SampleRun.results(.system)))
    #expect(seal.digests.entries.map(\.scenario) == SampleRun.scenarios)
  }

  @Test("a page in which a digest was altered, or a line is gone, is none any more")
  func altered() throws {
    let page = try page(.system)
    let digest = try CertificateSeal(parsing: page).digests.entries[0].digest
    let other = String(digest.reversed())
    let line = "\(digest)  modal/full-screen/present.trace\n"

    #expect(throws: CertificateSeal.Flaw.altered) {
      try CertificateSeal(parsing: page.replacing(digest, with: other))
    }
    #expect(throws: CertificateSeal.Flaw.altered) {
      try CertificateSeal(parsing: page.replacing(line, with: ""))
    }
    #expect(throws: CertificateSeal.Flaw.missing("subject")) {
      try CertificateSeal(parsing: "# A page\n")
    }
  }

  @Test(
    "what the page says to people has to be what it says to programs",
    arguments: [
      ("# `system` is certified", "# `system` is refused"), ("|**certified**|", "|**refused**|"),
      ("|profile|ios-18|", "|profile|ios-17|"), ("- UIKit's own", "- nobody's own"),
      ("verdict certified", "verdict conditional"), ("contract UIKit's", "contract nobody's"),
      ("count 2", "count 3"),
    ])
  func altered(words: String, others: String) throws {
    let page = try page(.system)

    #expect(page.contains(words))
    #expect(throws: CertificateSeal.Flaw.altered) {
      try CertificateSeal(parsing: page.replacing(words, with: others))
    }
  }

  @Test("a heading or a row that differs from the seal is named, be its digest right or not")
  func contradicted() throws {
    let refused = try page(SampleRun.silent)
    let forged = resealed(refused.replacing("is refused", with: "is certified"))
    let row = resealed(refused.replacing("|**refused**|", with: "|**certified**|"))

    #expect(throws: CertificateSeal.Flaw.contradicted("heading")) {
      try CertificateSeal(parsing: forged)
    }
    #expect(throws: CertificateSeal.Flaw.contradicted("verdict")) {
      try CertificateSeal(parsing: row)
    }
  }

  @Test("there is no other verdict, no page without a trace, and none with two of one scenario")
  func refusedPages() throws {
    let page = try page(.system)
    let lines = page.split(separator: "\n").filter { $0.hasSuffix(".trace") }

    #expect(throws: CertificateSeal.Flaw.unknown("splendid")) {
      try CertificateSeal(parsing: page.replacing("verdict certified", with: "verdict splendid"))
    }
    #expect(throws: CertificateSeal.Flaw.empty) {
      try CertificateSeal(
        parsing: lines.reduce(page) { $0.replacing("\($1)\n", with: "") })
    }
    #expect(throws: CertificateSeal.Flaw.repeated(SampleRun.scenarios[0])) {
      try CertificateSeal(parsing: page.replacing(lines[0], with: "\(lines[0])\n\(lines[0])"))
    }
  }

  @Test("certificates stand one behind the other, and each is read")
  func several() throws {
    let reports = [SamplePublication.report(.system), SamplePublication.report(SampleRun.silent)]
    let seals = try CertificateSeal.all(in: Publication(certifying: reports).certificates)

    #expect(seals.map(\.subject) == ["system", "sample/silent"])
    #expect(seals.map(\.verdict) == [.certified, .refused])
  }

  @Test("lines may end as they do on other machines, and words around the page are no part of it")
  func otherLines() throws {
    let page = try page(.system)
    let seal = try CertificateSeal(parsing: page)
    let around = "subject somebody\nverdict refused\n\n\(page)\nverdict refused\n"

    #expect(try CertificateSeal(parsing: page.replacing("\n", with: "\r\n")) == seal)
    #expect(try CertificateSeal.all(in: around) == [seal])
  }

  @Test("traces have to earn the verdict, whichever it is")
  func earned() throws {
    let silent = SampleRun.results(SampleRun.silent).map(\.trace)
    let refused = try page(SampleRun.silent)
    func verification(_ page: String) throws -> CertificateVerification {
      CertificateVerification(of: try CertificateSeal(parsing: page), against: silent)
    }

    #expect(try verification(refused).holds)
    for verdict in Verdict.allCases where verdict != .refused {
      let forged = try verification(
        resealed(refused.replacing("refused", with: verdict.rawValue)))
      #expect(!forged.holds && forged.text().contains("\n  by its traces it is refused\n"))
    }
  }

  @Test("what was borne with is borne with again where the waivers are there")
  func borneWith() throws {
    let waiver = Waiver(
      cases: "sample/silent *", reason: "known", link: "https://example.org", owner: "team",
      expiry: "9999-12-31")
    let traces = SampleRun.results(.system).map(\.trace)
    let seal = try CertificateSeal(parsing: page(.system))

    #expect(CertificateVerification(of: seal, against: traces).holds)
    #expect(!CertificateVerification(of: seal, against: traces, waivers: [waiver]).holds)
  }

  @Test("two traces of one scenario, and scenarios that apply and are left out, are named")
  func incomplete() throws {
    let traces = SampleRun.results(.system).map(\.trace)
    let seal = try CertificateSeal(parsing: page(.system))
    let twice = CertificateVerification(of: seal, against: traces + traces.prefix(1))
    let few = CertificateVerification(of: seal, against: traces, of: .system)

    #expect(
      !twice.holds
        && twice.text().contains("\n  there are two traces of \(SampleRun.scenarios[0])\n"))
    #expect(!few.holds && few.text().contains("\n  the certificate has no trace of "))
  }

  /// A page whose digests somebody has made right again.
  private func resealed(_ page: String) -> String {
    let lines = page.split(separator: "\n").map(String.init)
    guard let fence = lines.lastIndex(of: "```text") else { return page }
    func digest(_ lines: [String]) -> String {
      SHA256.digest(of: lines.map { $0 + "\n" }.joined())
    }
    let words = lines[(fence + 1)...].filter { $0 != "```" && !$0.hasPrefix("seal ") }.map { line in
      line.hasPrefix("page ") ? "page " + digest(Array(lines[..<fence])) : line
    }
    return (lines[...fence] + words + ["seal " + digest(words), "```"]).map { $0 + "\n" }.joined()
  }

  @Test("what differs is told by scenarios: another trace, none any more, one more")
  func differences() throws {
    let cases = SampleRun.results(.system)
    let all = TraceDigests(of: cases)
    let first = TraceDigests(of: Array(cases.prefix(1)))
    let others = TraceDigests(of: SampleRun.results(SampleRun.silent))

    #expect(all.differences(from: all).isEmpty)
    #expect(all.differences(from: first).missing == [SampleRun.scenarios[1]])
    #expect(first.differences(from: all).added == [SampleRun.scenarios[1]])
    #expect(all.differences(from: others).changed == SampleRun.scenarios)
  }
}
