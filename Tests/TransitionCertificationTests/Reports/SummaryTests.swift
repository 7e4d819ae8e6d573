import Testing

@testable import TransitionCertification

/// A report leads with its result, and fits what somebody takes in at once.
@Suite("The summary of a report", .serialized) @MainActor struct SummaryTests {
  private func report(_ mistake: SampleAnimator.Mistake = .none) -> Report {
    Certification(ofSample: .sampleTabs(mistake)).run()
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(
    "the first line says verdict, gravest cause, in how many cases, and how many more there are")
  func firstLine() throws {
    let report = report(.leavesViewOut)
    let cause = try #require(report.findings.causes.first)
    let more = report.findings.causes.count - 1

    #expect(more > 0)
    #expect(
      lines(report.summary).first
        == "Sample.leavesViewOut: refused: MUST \(cause.rule) (\(cause.cases.count) cases), and \(more) more"
    )
  }

  @Test("a certificate says how many cases it is about, and fits a screen")
  func certificate() {
    let report = report()

    #expect(report.firstLine == "Sample.none: certified (\(report.cases.count) cases)")
    #expect(lines(report.summary).count <= 24)
  }

  @Test(
    "a failing report has under sixty lines, the first cause with its proof, at any width",
    arguments: [SampleAnimator.Mistake.neverCompletes, .leavesViewOut, .lies, .completesTwice],
    [20, 80, 200])
  func room(mistake: SampleAnimator.Mistake, width: Int) throws {
    let report = report(mistake)
    let text = report.summary(ReportStyle(width: width))
    let cause = try #require(report.findings.causes.first)

    #expect(lines(text).count < 60 || width < 80)
    #expect(text.contains("\n" + cause.text(ReportStyle(width: width))))
  }

  @Test("lines of words keep to the width, and no name is broken", arguments: [60, 80, 200])
  func width(width: Int) {
    let report = report(.neverCompletes)
    let text = report.summary(ReportStyle(width: width))

    for result in report.findings.causes.flatMap({ $0.cases.dropFirst().prefix(5) }) {
      #expect(text.contains(result.scenario))
    }
    let words = lines(text).filter { $0.hasPrefix("  remedy") || $0.hasPrefix("  aside") }
    #expect(words.allSatisfy { $0.count <= min(width, 100) })
  }

  @Test("all of it has each proof, all cases and the names of what does not apply")
  func whole() {
    let report = report(.leavesViewOut)
    let text = report.wholeSummary

    for cause in report.findings.causes {
      #expect(text.contains(cause.text(ReportStyle(isWhole: true))))
      for id in cause.cases { #expect(text.contains(id.scenario)) }
    }
    #expect(text.contains("\nnot applicable\n"))
    #expect(!text.contains("all with --all"))
  }

  @Test("names that would forge a line or hide one are told with escapes")
  func visible() {
    let subject = Subject.tabs("x\nerror: forged\u{1B}[31m\u{202E}") { SampleTabs(.lies) }
    let text = Certification(of: subject, references: SampleRuns.references).run().summary

    #expect(text.hasPrefix(#"x\nerror: forged\u{1b}[31m\u{202e}: refused: MUST "#))
    #expect(!lines(text).contains { $0.hasPrefix("error: forged") })
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }
}
