import ConformanceReports
import Testing
import TransitionCertification

/// The subjects of whoever calls the command.
@Suite("Subjects of one's own") @MainActor struct OwnSubjectsTests {
  private func subject(_ id: String) -> Subject {
    .installed(id, on: []) { _ in }
  }

  @Test("they are what is judged, and the system's are known beside them")
  func registry() throws {
    let registry = try SubjectRegistry(own: [subject("Kit.Fade"), subject("Kit.Box<Fade>")])

    #expect(registry.isOwn)
    #expect(registry.judged.map(\.id) == ["Kit.Fade", "Kit.Box<Fade>"])
    #expect(registry.all.map(\.id) == ["system", "Kit.Fade", "Kit.Box<Fade>"])
  }

  @Test(
    "what cannot name cases and a folder of goldens is no id",
    arguments: [
      "", "Kit Fade", "Kit/*", "=Kit", "-Kit", "/Kit", "Kit/", "../Kit", "Kit/../Fade", ".Kit",
    ])
  func unusable(id: String) {
    #expect(throws: SubjectIDError.unusable(id)) { try SubjectRegistry(own: [subject(id)]) }
  }

  @Test("two subjects have two ids, and the system has its own", arguments: ["Kit.Fade", "system"])
  func repeated(id: String) {
    #expect(throws: SubjectIDError.repeated(id)) {
      try SubjectRegistry(own: [subject("Kit.Fade"), subject(id)])
    }
  }

  @Test("rules are explained without the proofs that lie in this package alone")
  func explained() throws {
    let registry = try SubjectRegistry(own: [subject("Kit.Fade")])
    let rule = try #require(
      Explanation.all(registry).first { $0.id == "completion-eventually" })

    let text = rule.text()
    #expect(text.contains("  remedy "))
    #expect(!text.contains("shown by") && !text.contains("faults"))
  }
}
