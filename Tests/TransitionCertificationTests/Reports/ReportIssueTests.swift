import Testing

@testable import TransitionCertification

/// What a failing test says.
@Suite("Issues of a report", .serialized) @MainActor struct ReportIssueTests {
  @Test("a subject that passes has none")
  func none() {
    #expect(Certification(ofSample: .sampleTabs()).run().issues == [])
  }

  @Test("each cause is an issue, and says how many more there are")
  func headlines() {
    let report = Certification(ofSample: .sampleTabs(.leavesViewOut)).run()
    let causes = report.findings.standing

    #expect(causes.count > 1)
    #expect(report.issues.count == causes.count)
    for cause in causes {
      let count = cause.cases.count
      let cases = count == 1 ? "1 case" : "\(count) cases"
      let line = """
        Sample.leavesViewOut: refused: \(cause.level.rawValue) \(cause.rule) (\(cases)), \
        and \(causes.count - 1) more
        """
      #expect(report.issues.contains { $0.firstLine == line }, "\(line)")
    }
  }

  @Test("what is said on a subject's behalf and does not hold is an issue")
  func errors() throws {
    let contract = SubjectContract(keepsSides: true)
    let report = Certification(ofSample: .sampleTabs(.leavesViewOut, contract: contract)).run()
    let words =
      "the contract's clause 'keepsSides' makes no difference in any scenario; leave it out"

    let issue = try #require(report.issues.first { $0.firstLine.contains(words) })

    #expect(issue.firstLine.hasPrefix("Sample.leavesViewOut: refused: \(words)"))
    #expect(issue.evidence == [])
  }

  @Test("cases of which nothing can be said are an issue, unless another one explains them")
  func obstacles() throws {
    let lost = ["tabs/screens/select", "tabs/screens/tap"]
    let report = Certification(of: .sampleTabs(), references: SampleRuns.references) {
      lost.contains($1.id) ? .lost(.hung(seconds: 9)) : SampleRuns.record($0, $1, $2)
    }.run()
    let issue = try #require(report.issues.first)

    #expect(report.issues.count == 1)
    #expect(issue.firstLine.hasPrefix("Sample.none: incomplete: hung ("))
    for scenario in lost { #expect(issue.details.contains(scenario)) }

    let explained = Certification(ofSample: .sampleTabs(.neverCompletes)).run()
    #expect(explained.cases.contains { $0.obstacle != nil })
    #expect(!explained.issues.contains { $0.firstLine.contains("unsettled") })
  }

  @Test("breaches of what must be kept come first")
  func order() {
    for mistake in [SampleAnimator.Mistake.neverCompletes, .leavesViewOut, .lies] {
      let issues = Certification(ofSample: .sampleTabs(mistake)).run().issues

      #expect(issues.first?.firstLine.contains(": refused: MUST ") == true, "\(mistake)")
    }
  }

  @Test("a subject that no scenario applies to has one that says so")
  func nothing() {
    let report = Report(
      of: .sample(), profile: .iOS18, cases: [], notApplicable: [], waiverErrors: [])

    #expect(
      report.issues.map(\.firstLine) == ["Sample.none: incomplete: no scenario applies to it"])
  }

  @Test("a message is the first line, the proof, the count of cases and what is added")
  func message() throws {
    let report = Certification(ofSample: .sampleTabs(.completesTwice)).run()
    let issue = try #require(report.issues.first)

    let lines = issue.message(adding: ["  a note"]).split(
      separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.first.map(String.init) == issue.firstLine)
    #expect(lines.last == "  a note")
    #expect(lines.dropLast().last?.hasPrefix("  cases    ") == true)
    #expect(lines.contains { $0.hasPrefix("  remedy: ") })
    #expect(!lines.contains(""))
  }

  @Test("all of a subject tell no more lines than two screens have, the first with its proof")
  func room() throws {
    for mistake in [SampleAnimator.Mistake.neverCompletes, .leavesViewOut, .lies] {
      let issues = Certification(ofSample: .sampleTabs(mistake)).run().issues
      let lines = issues.reduce(0) { $0 + $1.message().split(separator: "\n").count }

      #expect(lines < 60, "\(mistake)")
      #expect(issues.first?.details.contains("  remedy: ") == true, "\(mistake)")
    }
  }

  @Test("a message has at most 64 KiB, and says what it leaves out")
  func limit() {
    let lines = (0..<5000).map { "  line \($0) of a proof that does not end" }
    let issue = ReportIssue(
      firstLine: "X refused: MUST y in 1 case", details: lines.joined(separator: "\n"), evidence: []
    )

    let message = issue.message()

    #expect(message.utf8.count <= ReportIssue.limit)
    #expect(message.hasSuffix(" more lines"))
  }

  @Test("its files are the trace of the first case and its figure, in which the proof is marked")
  func evidence() throws {
    let report = Certification(ofSample: .sampleTabs(.completesTwice)).run()
    let files = try #require(report.issues.first?.evidence)
    let headline = try #require(report.headlines.first)
    let result = try #require(report.cases.first { $0.id == headline.caseID })

    #expect(
      files.map(\.name) == [
        "Sample.completesTwice.completion-at-most-once.trace",
        "Sample.completesTwice.completion-at-most-once.svg",
      ])
    #expect(files[0].text == result.trace.text)
    let marks = files[1].text.split(separator: "\n").filter { $0.contains(" marked\">") }
    #expect(marks.count == headline.witnesses.count)
    #expect(report.evidence.name == "Sample.completesTwice.report.txt")
    #expect(report.evidence.text == report.wholeSummary)
  }
}
