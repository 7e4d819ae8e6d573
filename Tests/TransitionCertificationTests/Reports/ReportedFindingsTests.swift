import Testing

@testable import TransitionCertification

/// Which findings and cases without a verdict are told together.
@Suite("Distinct causes", .serialized) @MainActor struct ReportedFindingsTests {
  private let today: PlainDate

  init() throws {
    today = try #require(PlainDate("2026-06-01"))
  }

  /// A sample that never completes, in which cases are replaced by lost ones.
  private func silent(
    waivers: [Waiver] = [], pending: [String] = ["transition 1, select"]
  ) -> Report {
    Certification(
      of: .sampleTabs(.neverCompletes), waivers: waivers, references: SampleRuns.references,
      on: today
    ) { subject, scenario, profile in
      guard case .trace(let judged) = SampleRuns.record(subject, scenario, profile),
        case .unsettled(let time, var checkpoint) = judged.trace.ending
      else { return SampleRuns.record(subject, scenario, profile) }
      checkpoint.pending = pending
      var trace = judged.trace
      trace.ending = .unsettled(at: time, checkpoint)
      return .trace(JudgedTrace(trace))
    }.run()
  }

  @Test("a cause is told once, with each of its cases once")
  func cases() throws {
    let report = silent()
    let cause = try #require(report.findings.causes.first)
    let own = report.headlines.filter { $0.name == cause.name }

    #expect(cause.rule == "completion-eventually")
    #expect(cause.example == own.first)
    #expect(Set(cause.cases) == Set(own.map(\.caseID)))
    #expect(Set(cause.cases).count == cause.cases.count)
    let implied = own.reduce(0) { $0 + $1.implied.count }
    #expect(cause.implied.reduce(0) { $0 + $1.count } == implied)
    #expect(Set(report.findings.causes.map(\.name)).count == report.findings.causes.count)
  }

  @Test("what is not completed explains each case that does not come to rest for transitions alone")
  func explained() throws {
    let report = silent()
    let obstructed = report.cases.filter { $0.obstacle != nil }.map(\.id)

    #expect(!obstructed.isEmpty && report.findings.obstacles == [])
    #expect(report.findings.causes.first?.undecided == obstructed)
  }

  @Test(
    "it explains nothing where something else is pending as well, or nobody knows what",
    arguments: [["transition 1, select", "timer at 9 ms"], ["timer at 9 ms"], []])
  func otherwisePending(pending: [String]) {
    let report = silent(pending: pending)

    #expect(report.findings.causes.allSatisfy { $0.undecided.isEmpty })
    #expect(
      report.findings.obstacles.flatMap(\.cases).count
        == report.cases.count { $0.obstacle != nil })
  }

  @Test("what is borne with explains nothing, and is told last")
  func waived() {
    let waiver = Waiver(
      rule: "completion-eventually", cases: nil, reason: "known", link: "https://example.org",
      owner: "team", expiry: "2026-12-31")
    let findings = silent(waivers: [waiver]).findings

    #expect(!findings.obstacles.isEmpty)
    #expect(findings.causes.allSatisfy { $0.undecided.isEmpty })
    #expect(findings.causes.last?.isWaived == true)
  }

  @Test("a crash is explained by nothing, whatever else is found")
  func crashed() {
    let lost = "tabs/screens/select"
    let findings = Certification(
      of: .sampleTabs(.neverCompletes), references: SampleRuns.references, on: today
    ) {
      $1.id == lost ? .lost(.ended(ProcessEnd(.signal(4)))) : SampleRuns.record($0, $1, $2)
    }.run().findings

    #expect(findings.obstacles.map(\.word) == ["crashed"])
    #expect(findings.obstacles.flatMap(\.cases).map(\.scenario) == [lost])
  }

  /// What a process said in the end, and the class that the remedy names.
  nonisolated static let lastWords: [(String?, String?)] = [
    (
      "Could not cast value of type 'TransitionStage.StageController' to 'UIKit.UINavigationController'.",
      "UINavigationController"
    ),
    ("Could not cast value of type 'TransitionStage.StageTabBarController' to 'Kit.A.B'.", "B"),
    ("Could not cast value of type 'TransitionStage.ScreenView' to 'Kit.Card'.", nil),
    ("Could not cast value of type 'Kit.Deck' to 'Kit.Card'.", nil),
    ("Kit/A.swift:3: Fatal error: no 'Card'", nil), (nil, nil),
  ]

  @Test("a crash that the cast of a screen makes has a remedy, and others have none")
  func failedCasts() {
    for (words, name) in Self.lastWords {
      var obstacle = ReportedObstacle(.ended(ProcessEnd(.signal(6), lastWords: words)))
      for scenario in ["a", "b"] {
        obstacle.cases.append(CaseID(subject: "Kit.Fade", scenario: scenario))
        let lines = obstacle.text(of: "Kit.Fade").split(separator: "\n")
        let text = lines.map { line in line.drop { $0 == " " } }
        let remedy = text.drop { !$0.hasPrefix("remedy: ") }.joined(separator: " ")

        #expect(remedy.isEmpty == (name == nil), "\(words ?? "nothing")")
        if let name { #expect(remedy.contains("of the class \(name), make them so by .screens {")) }
      }
    }
  }

  @Test("what is not played since somebody interrupts is told, and nothing is said to be needless")
  func interrupted() {
    var count = 0
    let report = Certification(
      of: .sampleTabs(contract: SubjectContract(keepsChildren: true)),
      references: SampleRuns.references, on: today
    ) { subject, scenario, profile in
      count += 1
      return count > 3 ? .lost(.interrupted) : SampleRuns.record(subject, scenario, profile)
    }.run()

    #expect(report.verdict == .incomplete && report.errors == [])
    #expect(report.firstLine == "Sample.none: incomplete: interrupted (\(count - 3) cases)")
  }
}
