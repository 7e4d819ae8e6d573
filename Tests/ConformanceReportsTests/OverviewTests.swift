import ConformanceReports
import Foundation
import PublishedForms
import Testing

@testable import TransitionCertification

/// What a run's overview counts and says.
@Suite("The overview of a run", .serialized) @MainActor struct OverviewTests {
  private func overview(
    _ cases: [CaseResult], goldens: [GoldenTrouble] = [], strict: Bool = false
  ) -> Overview {
    Overview(cases: cases, goldens: goldens, errors: [], isStrict: strict)
  }

  @Test("cases that hold pass, and the text counts them")
  func holds() {
    let overview = overview(SampleRun.results(.system))

    #expect(overview.count(.passed) == 2)
    #expect(!overview.hasFailures)
    #expect(overview.failures == [])
    #expect(overview.text.hasPrefix("2 cases, "))
    #expect(overview.text.contains(" events: all passed\n  system  2 cases: all passed\n"))
    #expect(overview.text.contains("goldens  all hold\n"))
  }

  @Test("what a subject should keep makes a case conditional, and fails it where conditions count")
  func conditional() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../traces/rules/geometry-bars-stable/broken.trace")
    let trace = try Trace(parsing: Array(Data(contentsOf: file)))
    let result = CaseRunner(references: ReferenceBook(), on: .today).judge(trace)
    let counts = CaseCounts(of: [result])

    #expect(overview([result]).outcome(of: result) == .conditional)
    #expect(overview([result], strict: true).outcome(of: result) == .failed)
    let trouble = GoldenTrouble(.missing, path: "traces/x.trace", caseID: result.id)
    #expect(overview([result], goldens: [trouble]).outcome(of: result) == .failed)
    #expect(counts.description == "1: 1 conditional")
    #expect(overview([result]).text.hasPrefix("1 case, "))
    // For machines it is counted where it always was.
    let document = overview([result]).document
    #expect(document.passed == 1 && document.subjects.map(\.counts.broken) == [1])
  }

  @Test("where there are no goldens yet, that is said and no failure")
  func withoutGoldens() {
    let overview = Overview(
      cases: SampleRun.results(.system), goldens: [], in: nil, errors: [], isStrict: true)

    #expect(!overview.hasFailures)
    #expect(
      overview.text.hasSuffix(
        "goldens  none yet; 'conform record' and 'conform accept' make them\n"))
  }

  @Test("a broken rule fails its case, and is told first, with what it explains")
  func fails() {
    let overview = overview(SampleRun.results(.system) + SampleRun.results(SampleRun.silent))

    #expect(overview.count(.failed) == 1)
    #expect(overview.rules.broken.contains("completion-eventually"))
    #expect(
      overview.text.hasPrefix(
        """
        4 cases, \(overview.eventCount) events: 2 passed, 1 failed, 1 incomplete: MUST \
        completion-eventually (1 case)

        MUST completion-eventually/ends
          in sample/silent modal/full-screen/present
          t1 began, and was never completed

        """))
    #expect(overview.text.contains("  explains 2 cases that could not be played to the end\n"))
    #expect(!overview.text.contains("\nincomplete "))
    #expect(overview.text.contains("  sample/silent  2 cases: 0 passed, 1 failed, 1 incomplete\n"))
  }

  @Test("a covered breach is waived, not passed")
  func waived() {
    let waiver = Waiver(
      cases: "sample/silent *", reason: "known", link: "https://example.org", owner: "team",
      expiry: "2026-12-31")
    let overview = overview(SampleRun.results(SampleRun.silent, waivers: [waiver]))

    #expect(overview.count(.passed) == 0)
    #expect(overview.count(.failed) == 0)
    #expect(overview.isIncomplete)
    #expect(!overview.hasFailures)
  }

  @Test("each thing that is wrong with goldens is counted by itself, with what to do about it")
  func goldens() throws {
    try withGoldens([
      "modal/gone/present.trace": "trace 2\n", "modal/full-screen/present.trace.new": "trace 2\n",
      "subjects/sample/silent/modal/full-screen.traces": "nothing of the kind\n",
    ]) { store in
      let goldens = store.audit(
        cases: SampleRun.scenarios.flatMap { scenario in
          ["system", "sample/silent"].map { CaseID(subject: $0, scenario: scenario) }
        }, rules: [])

      #expect(
        overview(SampleRun.results(.system), goldens: goldens).text.hasSuffix(
          """
          goldens  1 in broken files, 1 stray, 1 waiting
                   restore broken files, as from git: nothing is accepted into them as they are
                   'conform accept --prune' deletes stray ones and tidies files
                   look at those that wait: 'conform accept' or 'conform reject'

          """))
    }
  }

  @Test(
    "a golden in trouble fails the run, be it of a case that was run or of none",
    arguments: ["modal/gone/present.trace", "modal/full-screen/present.trace.new"])
  func goldensFail(path: String) throws {
    try withGoldens([path: "trace 2\n"]) { store in
      let goldens = store.audit(
        cases: SampleRun.scenarios.map { CaseID(subject: "system", scenario: $0) }, rules: [])
      let overview = overview(SampleRun.results(.system), goldens: goldens)

      #expect(goldens.count == 1)
      #expect(overview.count(.failed) == 0 || goldens[0].caseID != nil)
      #expect(overview.hasFailures)
    }
  }

  /// A folder of goldens with these texts, as long as the closure runs.
  private func withGoldens(
    _ texts: [String: String], _ body: (GoldenStore) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("goldens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in texts {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(GoldenStore(in: TracesFolder(path: folder.path)))
  }

  @Test("the document of a run has just the members of its form")
  func json() throws {
    let overview = overview(SampleRun.results(SampleRun.silent))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(overview.document.text.utf8)) as? [String: Any])

    #expect(try PublishedForms.flaws(in: overview.document.text) == [])
    #expect(object["format"] as? Int == 1)
    let failures = try #require(object["failures"] as? [[String: Any]])
    #expect(failures.allSatisfy { Set($0.keys) == ["case", "rule", "message", "trace"] })
    #expect(failures.first?["rule"] as? String == "completion-eventually")
    #expect(
      failures.first?["trace"] as? String
        == "traces/subjects/sample/silent/modal/full-screen.traces")
  }

  @Test("a reference that contradicts a fact makes the run fail, and is told with fact and line")
  func contradicted() throws {
    let honest = try #require(SampleRun.results(.system).first)
    var trace = honest.trace
    let dids = try #require(
      trace.events.firstIndex { $0.line == "sheet.viewDidAppear(animated: true)" })
    trace.events.swapAt(dids, dids + 1)
    let overview = overview([CaseResult(trace, judgement: honest.judgement)])

    #expect(overview.hasFailures)
    #expect(
      overview.text.contains(": references not as facts say (1)\n\nfact FS-01 is contradicted by "))
    let failure = try #require(overview.failures.first)
    #expect(failure.rule == Failure.fact && failure.case == "system modal/full-screen/present")
    #expect(failure.message.hasPrefix("FS-01 is contradicted by "))
  }

  @Test("only references count as lines that a fact backs")
  func backing() {
    let reference = SampleRun.results(.system)
    let both = overview(reference + SampleRun.results(SampleRun.silent)).backing

    #expect(both.lines == overview(reference).backing.lines)
    #expect(both.byFact == overview(reference).backing.byFact)
    #expect(both.lines == reference.reduce(0) { $0 + $1.trace.events.count })
    #expect(0..<both.lines ~= both.byFact)
  }

  @Test("every rule is in exactly one of the three lists")
  func tally() {
    let tally = RuleTally(SampleRun.results(SampleRun.silent).map(\.judgement))
    let all = tally.holds + tally.broken + tally.notExercised

    #expect(all.count == RuleCatalogue.all.count)
    #expect(Set(all) == Set(RuleCatalogue.all.map { $0.id }))
  }
}
