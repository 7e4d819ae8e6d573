import ConformanceReports
import Testing

@testable import TransitionCertification

/// What formats say of all agrees with the verdicts, and with how they end the command.
@Suite("States of publications", .serialized) @MainActor struct PublicationStateTests {
  /// Says one thing more of itself than any scenario needs, and nothing else is wrong.
  private static let careful = Subject.installed(
    "sample/careful", on: [.present], contract: SubjectContract(keepsChildren: true)
  ) { _ in }

  private func conditional(isStrict: Bool = false) -> Publication {
    Publication(certifying: [SamplePublication.report(Self.careful)], isStrict: isStrict)
  }

  private func without(cases subject: Subject) -> Publication {
    Publication(certifying: [
      Report(of: subject, profile: .iOS18, cases: [], notApplicable: [], waiverErrors: [])
    ])
  }

  @Test("a subject that passes on condition is no failure in any format")
  func onCondition() throws {
    let publication = conditional()
    let tests = try XMLDocumentReader(JUnitReport(publication).text)

    #expect(publication.result.subjects.map(\.verdict) == [.conditional])
    #expect(publication.state == .conditional)
    #expect(Badge(publication).svg.contains("#8a5a00"))
    #expect(tests.attributes["failures"] == "0" && tests.attributes["errors"] == "0")
    #expect(tests.named("system-out").count == 1)
    #expect(Annotations(publication).text.hasPrefix("::warning title=declaration::"))
    #expect(SARIFLog(publication).text.contains(#""level" : "warning","#))
    #expect(MarkdownReport(publication).text.contains("- **declaration** sample/careful: "))
  }

  @Test("it is one where conditions count")
  func strict() throws {
    let publication = conditional(isStrict: true)
    let tests = try XMLDocumentReader(JUnitReport(publication).text)

    #expect(publication.state == .failed && tests.attributes["failures"] == "1")
    #expect(Annotations(publication).text.hasPrefix("::error title=declaration::"))
  }

  @Test("a waiver that is wrong refuses, and is a failure")
  func waiver() throws {
    let waiver = Waiver(
      cases: "sample/silent *", reason: "known", link: "https://example.org", owner: "team",
      expiry: "2026-12-31")
    let runner = CaseRunner(
      references: ReferenceBook(), waivers: [waiver], on: try #require(PlainDate("2026-06-01")))
    let report = Report(
      of: .system, profile: .iOS18, cases: SampleRun.results(.system), notApplicable: [],
      waiverErrors: runner.waiverErrors)
    let publication = Publication(certifying: [report])

    #expect(publication.state == .failed && publication.failures.count == 1)
    #expect(publication.warnings.isEmpty)
  }

  @Test("without a case nothing is green, and the reason is told")
  func noCase() {
    let publication = without(cases: .system)

    #expect(publication.state == .incomplete)
    #expect(Badge(publication).svg.contains("#57606a"))
    #expect(Annotations(publication).text.contains("there is no case by which to judge it"))
  }

  @Test("of several subjects the gravest speaks")
  func several() {
    let table: [(subjects: [Subject], state: Publication.State)] = [
      ([.system], .passed), ([.system, Self.careful], .conditional),
      ([Self.careful, SampleRun.silent], .failed),
    ]
    for (subjects, state) in table {
      let reports = subjects.map { SamplePublication.report($0) }

      #expect(Publication(certifying: reports).state == state)
    }
  }
}
