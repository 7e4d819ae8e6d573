import ConformanceReports
import Testing
import Thoroughness
import TransitionCertification

/// What was judged while it ran, and what is judged when its trace is read from a file.
@Suite("Judging what was written down", .serialized) @MainActor struct JudgingAgainTests {
  @Test("a trace that is read back is told of in the same bytes as the run that it was written in")
  func sameBytes() throws {
    let runner = CaseRunner(
      references: WholeRun.references, on: try #require(PlainDate("2026-06-01")))
    let tried = Thoroughness.current == .sample ? WholeRun.subjects.sample(4) : WholeRun.subjects
    for subject in tried {
      let some = subject.report.cases.enumerated().filter { $0.offset % 31 == 0 }.map(\.element)
      let broken = subject.report.cases.filter { !$0.headlines.isEmpty }.prefix(1)
      // What another run measures is judged where that is at hand, and not from a file.
      for result in some + broken where !Self.isMeasured(result.id.scenario) {
        let again = runner.judge(try Trace(parsing: result.trace.text))

        #expect(again.text(ReportStyle()) == result.text(ReportStyle()))
      }
    }
  }

  /// Whether a scenario is compared with how another one rests: the animated one, or the one without a pull in vain.
  private static func isMeasured(_ id: String) -> Bool {
    guard let scenario = ScenarioCatalogue.scenario(id) else { return false }
    return scenario.variant == .unanimated || scenario.withoutVainPull != nil
  }
}
