import Testing
import TransitionScenarios
import TransitionStage

@testable import TransitionComparison

/// How the reference of a gesture ends whose verdict the finger leaves open.
@MainActor @Suite("References of open gestures", .serialized) struct VerdictReferenceTests {
  private func end(of id: String, _ verdict: PullEnd?) throws -> String? {
    let scenario = try #require(ScenarioCatalogue.scenario(id))
    var run = ReferenceRun(scenario: scenario)
    run.verdict = verdict
    let trace = try #require(SampleRuns.references.trace(of: run))
    return trace.events.map(\.line).last { $0.hasPrefix("end t1") }
  }

  @Test(
    "a finger that leaves it open lets the reference end as the subject",
    arguments: ["navigation/bar/pop~flung", "navigation/bar/pop~resting", "navigation/bar/flick"])
  func open(id: String) throws {
    #expect(try end(of: id, .finished) == "end t1 finished")
    #expect(try end(of: id, .cancelled) == "end t1 cancelled")
  }

  @Test("a finger that leaves no doubt does not, whatever the subject made of it")
  func decided() throws {
    #expect(try end(of: "navigation/bar/drag-out-one-of-three", .cancelled) == "end t1 finished")
    #expect(try end(of: "navigation/bar/pop~cancelled", .finished) == "end t1 cancelled")
  }
}
