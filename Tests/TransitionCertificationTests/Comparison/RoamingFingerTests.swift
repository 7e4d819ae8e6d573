import Testing

@testable import TransitionCertification

/// One recognizer that goes from screen to screen asks for one pop by one finger.
@Suite("A recognizer that roams through a stack", .serialized) @MainActor
struct RoamingFingerTests {
  private func result(_ subject: Subject, _ action: String) throws -> CaseResult {
    let scenario = try #require(ScenarioCatalogue.scenario("navigation/bar/\(action)"))
    return CaseRunner(references: SampleRuns.references, on: .today).run(subject, in: scenario)
  }

  @Test(
    "its target may be added again with each screen, and its finger stays behind with the old one",
    arguments: ["drag-out", "drag-out-one-of-three", "swipe-while-pushing"])
  func sameTarget(action: String) throws {
    #expect(try result(.roaming(), action).headlines.map(\.description) == [])
  }

  @Test("who adds another target with each screen pops more than one")
  func severalTargets() throws {
    let result = try result(.roaming(addsFollowers: true), "drag-out-one-of-three")

    #expect(result.headlines.map(\.rule) == ["transparency"])
  }
}
