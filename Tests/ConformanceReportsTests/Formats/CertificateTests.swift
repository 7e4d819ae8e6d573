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

    #expect(seal.subject == "system" && seal.verdict == "certified")
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
