import BuiltInSubjects
import Testing
import TransitionCertification

/// What no good subject plays proves nothing.
@Suite("Situations that are played") struct PlayedSituationsTests {
  @Test(
    "every situation has a case that the system, a seed or a good subject plays",
    arguments: Set(ScenarioCatalogue.all.flatMap(\.tags)).sorted())
  func played(tag: String) {
    let scenarios = ScenarioCatalogue.all.filter { $0.tags.contains(tag) }

    #expect(
      scenarios.contains { scenario in
        SubjectRegistry.builtIn.judged.contains {
          scenario.applicability(to: $0.subject) == .applies
        }
      })
  }
}
