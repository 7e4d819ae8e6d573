import Testing

@testable import SubjectDiscovery

/// Animators that the library's own types hand out.
@Suite("An animator that the library hands out") struct HandingTests {
  private func candidate(_ name: String) throws -> Candidate {
    try #require(try ShapeGraphs.candidates.get()["Kit.\(name)"])
  }

  @Test(
    "is judged with what hands it out, though users could make it",
    arguments: ["GivenThere", "GivenBack"])
  func part(name: String) throws {
    let candidate = try candidate(name)
    #expect(candidate.outcome == .noSubject)
    #expect(candidate.reason == "an animator: it is judged with Giver, which makes it")
  }

  @Test(
    "is judged by itself where no answer has it, or has it for certain",
    arguments: ["GivenToUsers", "BoldChoice", "PlainChoice"])
  func whole(name: String) throws {
    guard case .made(let line, _, _) = try candidate(name).outcome else {
      Issue.record("\(name) is not judged")
      return
    }
    #expect(line.text == ".animator(\"Kit.\(name)\") { \(name)() }")
  }
}
