import Testing

@testable import TransitionCertification

/// What a failing test says.
@Suite("Issues of a report", .serialized) @MainActor struct ReportIssueTests {
  @Test("a subject that passes has none")
  func none() {
    #expect(Certification(ofSample: .sampleTabs()).run().issues == [])
  }

  @Test("each headline is an issue, and says how many more there are")
  func headlines() {
    let report = Certification(ofSample: .sampleTabs(.leavesViewOut)).run()
    let groups = HeadlineGroup.groups(of: report.headlines)

    #expect(groups.count > 1)
    #expect(report.issues.count == groups.count)
    for group in groups {
      let count = group.others.count + 1
      let cases = count == 1 ? "1 case" : "\(count) cases"
      let line = """
        Sample.leavesViewOut refused: \(group.first.level.rawValue) \(group.first.rule) in \(cases), \
        and \(groups.count - 1) more
        """
      #expect(report.issues.contains { $0.headline == line }, "\(line)")
    }
  }

  @Test("what is said on a subject's behalf and does not hold is an issue")
  func errors() throws {
    let contract = SubjectContract(keepsSides: true)
    let report = Certification(ofSample: .sampleTabs(.leavesViewOut, contract: contract)).run()
    let words =
      "the contract's clause 'keepsSides' makes no difference in any scenario; leave it out"

    let issue = try #require(report.issues.first { $0.headline.contains(words) })

    #expect(issue.headline.hasPrefix("Sample.leavesViewOut refused: \(words)"))
    #expect(issue.evidence == [])
  }

  @Test("cases of which nothing can be said are an issue, with all their names")
  func obstacles() throws {
    let report = Certification(ofSample: .sampleTabs(.neverCompletes)).run()
    let unsettled = report.cases.filter { $0.obstacle != nil }

    let issue = try #require(report.issues.first { $0.headline.contains("unsettled") })

    let words = "Sample.neverCompletes refused: unsettled in \(unsettled.count) cases"
    #expect(issue.headline.hasPrefix(words))
    for result in unsettled { #expect(issue.details.contains(result.id.scenario)) }
  }

  @Test("breaches of what must be kept come first")
  func order() {
    for mistake in [SampleAnimator.Mistake.neverCompletes, .leavesViewOut, .lies] {
      let issues = Certification(ofSample: .sampleTabs(mistake)).run().issues

      #expect(issues.first?.headline.contains(" refused: MUST ") == true, "\(mistake)")
    }
  }

  @Test("a subject that no scenario applies to has one that says so")
  func nothing() {
    let report = Report(
      of: .sample(), profile: .iOS18, cases: [], notApplicable: [], waiverErrors: [])

    #expect(report.issues.map(\.headline) == ["Sample.none incomplete: no scenario applies to it"])
  }

  @Test("a message is the first line, the proof, the count of cases and what is added")
  func message() throws {
    let report = Certification(ofSample: .sampleTabs(.completesTwice)).run()
    let issue = try #require(report.issues.first)

    let lines = issue.message(adding: ["  a note"]).split(
      separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.first.map(String.init) == issue.headline)
    #expect(lines.last == "  a note")
    #expect(lines.dropLast().last?.hasPrefix("  cases    ") == true)
    #expect(lines.contains { $0.hasPrefix("  remedy: ") })
    #expect(!lines.contains(""))
  }

  @Test("a message has at most 64 KiB, and says what it leaves out")
  func limit() {
    let lines = (0..<5000).map { "  line \($0) of a proof that does not end" }
    let issue = ReportIssue(
      headline: "X refused: MUST y in 1 case", details: lines.joined(separator: "\n"), evidence: [])

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
