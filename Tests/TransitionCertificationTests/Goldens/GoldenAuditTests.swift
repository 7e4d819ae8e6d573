import Testing
import TransitionCertification

/// Which files are nobody's golden.
@Suite("Goldens that no case owns") struct GoldenAuditTests {
  private let cases = [
    CaseID(subject: "system", scenario: "modal/full-screen/present"),
    CaseID(subject: "seed/fade", scenario: "modal/full-screen/present"),
  ]

  private func audit(_ files: [String]) throws -> [GoldenTrouble] {
    var troubles: [GoldenTrouble] = []
    try withTracesFolder { folder in
      for file in files { try folder.put("", at: file) }
      troubles = GoldenStore(in: folder).audit(cases: cases, rules: ["completion-eventually"])
    }
    return troubles
  }

  @Test(
    "what a case or a rule owns, what is hidden and what is no golden is not stray",
    arguments: [
      "modal/full-screen/present.trace", "subjects/seed/fade/modal/full-screen.traces",
      "rules/completion-eventually/holds.trace", "rules/completion-eventually/broken.trace",
      "rules/completion-eventually/broken.findings", "rules/completion-eventually/README.md",
      "README.md", "figures.json", ".readonly",
      "modal/.notes.part", ".present.4711.part", ".git/stray.trace",
    ])
  func owned(file: String) throws {
    #expect(try audit([file]) == [])
  }

  @Test(
    "what no case or rule owns is stray, wherever it lies",
    arguments: [
      "modal/full-screen/dismiss.trace", "present.trace",
      "subjects/seed/flip/modal/full-screen.traces",
      "subjects/seed/fade/modal/full-screen/present.trace", "modal/full-screen.traces",
      "rules/completion-never/broken.trace", "rules/completion-eventually/other.trace",
      "rules/completion-eventually/holds.findings",
    ])
  func stray(file: String) throws {
    let troubles = try audit([file])

    #expect(troubles.map(\.kind) == [.stray])
    #expect(troubles.map(\.path) == ["traces/" + file])
    #expect(troubles.map(\.message) == ["no case owns this golden"])
  }

  @Test("what waits to be accepted is named, with its case if it has one, in order of the paths")
  func pending() throws {
    let troubles = try audit([
      "modal/full-screen/present.trace.new", "a/b/c.trace.new",
      "subjects/seed/fade/modal/full-screen/present.trace.new",
    ])

    #expect(troubles.map(\.kind) == [.pending, .pending, .pending])
    #expect(troubles.map(\.caseID) == [nil, cases[0], cases[1]])
    #expect(troubles[0].message == "a recorded golden waits to be accepted")
  }
}
