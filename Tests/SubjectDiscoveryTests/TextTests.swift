import Testing

@testable import SubjectDiscovery

/// The file that is written, and the listing.
@Suite struct TextTests {
  private static let found = [
    candidate("Kit.Fade", .made(animator("Kit.Fade", ["Fade()"]), way: "somehow")),
    candidate(
      "Kit.Zoom",
      .unmade(
        reason: "init(source:) wants a Panel",
        sketch: animator("Kit.Zoom", ["let panel = <#panel#>", "return Zoom(source: panel)"]))),
    Candidate(
      id: "Kit.Dim", name: "Dim", module: "Kit", place: nil, nature: nil, kind: nil, noun: "",
      reason: "a presentation controller", outcome: .noSubject),
  ]

  private static func animator(_ id: String, _ statements: [String]) -> SubjectLine {
    var line = SubjectLine(id: id, kind: .animator, clauses: [])
    line.statements = statements
    return line
  }

  private static func candidate(_ id: String, _ outcome: Candidate.Outcome) -> Candidate {
    Candidate(
      id: id, name: String(id.dropFirst(4)), module: "Kit",
      place: SourceLine(file: "Sources/Kit/A.swift", line: 3), nature: .animator, kind: .animator,
      noun: "an animator",
      reason: "it conforms", outcome: outcome)
  }

  @Test func theFileNamesWhatIsMadeAndLeavesTheRestToItsAuthor() {
    let file = ConformanceText(Self.found, of: "Kit", modules: ["Kit"])
    #expect(
      file.text == """
        // What 'conform certify' certifies of Kit; it is compiled with the suite alone.
        // Found in the library's declarations, and by trials. What else its fingers do (dismissedBy:,
        // poppedBy:, selectedBy:), and where it departs from UIKit's behaviour on purpose (contract:), its
        // author alone can say. Complete what stands behind '//', and delete what is no subject of its own.

        @testable import Kit
        import TransitionCertification
        import UIKit

        let subjects: [TransitionCertification.Subject] = [
          // Fade, an animator: it conforms.
          // Made: somehow.
          .animator("Kit.Fade") { Fade() },

          // Zoom, an animator: it conforms.
          // Not made: init(source:) wants a Panel.
          // .animator("Kit.Zoom") {
          //     let panel = <#panel#>
          //     return Zoom(source: panel)
          //   },

        ]

        // No subjects of their own:
        // - Dim: a presentation controller

        """)
  }

  @Test func aPartOfWhatCannotBeMadeSaysSo() {
    var fade = Self.found[0]
    fade.handers = ["Kit.Zoom"]
    let candidates = [fade, Self.found[1]]
    #expect(
      ConformanceText(candidates, of: "Kit", modules: ["Kit"]).text.contains(
        "  .animator(\"Kit.Fade\") { Fade() }\n    .leavingUnjudged([\"Zoom\"]),\n"))
    #expect(
      CandidateList(candidates, of: "Kit").text.contains(
        "it conforms; it is judged alone, since Zoom cannot be made; made somehow\n"))
  }

  @Test(arguments: [["Kit.Dim"], ["Kit.Zoom", "Kit.Fade"], []])
  func aPartOfWhatIsMadeOrJudgedElsewhereSaysNothing(_ handers: [String]) {
    var fade = Self.found[0]
    fade.handers = handers
    let text = ConformanceText([fade] + Self.found, of: "Kit", modules: ["Kit"]).text
    #expect(!text.contains("leavingUnjudged"))
  }

  @Test func aContractThatIsFoundIsToldAsAProposal() {
    let line = SubjectLine(id: "Kit.Fade", kind: .animator, clauses: ["isAsymmetric: true"])
    let found = Self.candidate("Kit.Fade", .made(line, way: "somehow"))
    #expect(
      ConformanceText([found], of: "Kit", modules: ["Kit"]).text.contains(
        "contract: SubjectContract(isAsymmetric: true))\n    .proposingContract(),\n"))
  }

  @Test func eachLineOfTheFileBelongsToItsEntry() {
    let file = ConformanceText(Self.found, of: "Kit", modules: ["Kit"])
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let entry = lines.firstIndex { $0.contains(".animator(\"Kit.Fade\")") }
    #expect(entry.map { file.ids[$0 + 1] } == "Kit.Fade")
    #expect(file.ids[1] == nil)
  }

  @Test func whatTheCompilerRefusesGoesWithItsWords() {
    let refused = Self.found[0].refused("cannot find 'Fade' in scope")
    let file = ConformanceText([refused], of: "Kit", modules: ["Kit"])
    #expect(
      file.text.contains("  // Not made: the compiler refuses it: cannot find 'Fade' in scope."))
    #expect(file.text.contains("  // .animator(\"Kit.Fade\") { Fade() },"))
  }

  @Test func theListingSaysWhereAndWhy() {
    #expect(
      CandidateList(Self.found, of: "Kit").text == """
        found in Kit: 1 subject, 1 that cannot be made
          Kit.Fade  an animator  Sources/Kit/A.swift:3
            it conforms; made somehow
        not made:
          Kit.Zoom  an animator  Sources/Kit/A.swift:3
            init(source:) wants a Panel
        no subjects of their own:
          Kit.Dim
            a presentation controller

        """)
  }

  @Test func noNameForgesALineOfTheListing() {
    var candidate = Self.found[0]
    candidate = candidate.placed(at: SourceLine(file: "A\nfound in Kit: 9 subjects.swift", line: 3))
      .refused("no\nerror: forged")
    let text = CandidateList(
      [candidate], of: "Kit\nnot made:", spelling: { $0.replacing("\n", with: "·") }
    ).text
    let plain = CandidateList([Self.found[0].refused("no")], of: "Kit").text

    #expect(text.count { $0 == "\n" } == plain.count { $0 == "\n" })
  }

  @Test func aModuleThatIsCalledByAReservedWordIsImportedBetweenBackticks() {
    let text = ConformanceText([], of: "init", modules: ["init"]).text

    #expect(text.contains("@testable import `init`\n"))
  }

  @Test func aLibrarysNameGoesOnAsNoCode() {
    let text = ConformanceText([], of: "Kit\nimport Forged", modules: ["Kit"]).text

    #expect(!text.contains("\nimport Forged") && text.contains("of Kit import Forged;"))
  }

  @Test func partsAreJudgedWithWhatMakesThemOnlyIfThatIsJudged() {
    var maker = Self.candidate("Kit.Hand", .made(Self.animator("Kit.Hand", []), way: ""))
    maker.nature = .delegate
    var part = Self.found[0]
    part.makers = ["Kit.Hand"]
    #expect([maker, part].judgedTogether[1].outcome == .noSubject)
    #expect([maker.refused("no"), part].judgedTogether[1] == part)
  }
}
