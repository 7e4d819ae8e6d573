import Testing
import TransitionCertification

/// What is said of subjects that are not on virtual time.
@Suite("Real time", .serialized) @MainActor struct RealTimeTests {
  /// What a case in which an animator completes from somewhere says of itself.
  private func obstacle(_ place: OutsideAnimator.Place) throws -> CaseResult.Obstacle? {
    let scenario = try #require(ScenarioCatalogue.scenario("modal/full-screen/present"))
    let runner = CaseRunner(references: SampleRuns.references, on: .today)
    let subject = Subject.animator("Sample.\(place)") { OutsideAnimator(place) }
    let result = runner.run(subject, in: scenario)
    let trace = try Trace(parsing: result.trace.textBytes)
    #expect(runner.judge(trace).obstacle == result.obstacle, "the trace says it too")
    return result.obstacle
  }

  @Test(
    "a case that does not come to rest says what is seen of tasks and threads",
    arguments: [
      (
        OutsideAnimator.Place.nowhere,
        "unsettled: work was still pending at the time limit"
      ),
      (
        .task,
        """
        unsettled: work was still pending at the time limit; something still keeps the context of \
        t1 (tasks and threads run in real time, for which no scenario waits)
        """
      ),
      (
        .thread,
        """
        unsettled: work was still pending at the time limit; completeTransition came from another \
        thread (tasks and threads run in real time, for which no scenario waits)
        """
      ),
    ])
  func unsettled(place: OutsideAnimator.Place, reason: String) throws {
    #expect(try obstacle(place)?.description == reason)
  }

  @Test("a case in which completion came from another thread too is undecided, although it settled")
  func settled() throws {
    #expect(
      try obstacle(.threadAndMainThread)?.description == """
        unsettled: completeTransition came from another thread (tasks and threads run in real time, \
        for which no scenario waits)
        """)
  }

  @Test("what somebody does after the end of a case touches no later one")
  func later() throws {
    let sample = Subject.sampleTabs()

    _ = try obstacle(.task)

    #expect(Certification(of: sample).run().verdict == .certified)
  }
}
