import Testing

@testable import TransitionScenarios

/// What can be read as a pattern, and what is said of all else.
@Suite("How patterns are read") struct PatternReaderTests {
  @Test("every pattern of the book of facts can be read, and speaks of a fact of the book")
  func all() {
    #expect(PatternBook.flaws == [])
    #expect(PatternBook.all.count == FactBook.patterns.count)
    #expect(PatternBook.all.map(\.fact).filter { FactBook.fact($0) == nil } == [])
  }

  @Test("what the host contradicts, or what holds elsewhere, backs nothing")
  func standings() {
    let standings = FactBook.patterns.compactMap { FactBook.fact($0.fact)?.standing }

    #expect(Set(standings).isSubset(of: [.required, .orderFree]))
  }

  @Test("no pattern stands in the book twice")
  func unique() {
    for (place, pattern) in FactBook.patterns.enumerated() {
      #expect(!FactBook.patterns[..<place].contains(pattern), "\(pattern.fact)")
    }
  }

  @Test(
    "what is no pattern is told with its line",
    arguments: [
      ("", 1, ""),
      ("begin present A -> B", 1, "begin present A -> B"),
      ("when begin present A -> B", 1, ""),
      ("when begin present A\nB.viewDidAppear", 1, "begin present A"),
      ("when begin present A -> B, soon\nB.viewDidAppear", 1, "soon"),
      ("when begin present A -> B, with nothing\nB.viewDidAppear", 1, "nothing"),
      ("when A.present(B\nB.viewDidAppear", 1, "A.present(B"),
      ("when A.present(B), until\nB.viewDidAppear", 1, "until"),
      ("when A.present(B)\nB.viewDidAppears", 2, "B.viewDidAppears"),
      ("when A.present(B)\nB.viewDidAppear\ninsert A.view B.view", 3, "insert A.view B.view"),
      (
        "when A.present(B)\nmaybe A.viewDidAppear & B.viewDidAppear", 2,
        "maybe A.viewDidAppear & B.viewDidAppear"
      ),
      ("when A.present(B)\nend soon", 2, "end soon"),
      ("when A.present(B)\nA.colour.viewDidAppear", 2, "A.colour.viewDidAppear"),
    ])
  func refused(text: String, line: Int, found: String) throws {
    let error = #expect(throws: PatternSyntaxError.self) {
      try PatternReader.read(FactPattern("FS-01", text))
    }
    #expect(error?.line == line)
    #expect(error?.found == found)
    #expect(error?.description.hasPrefix("the pattern of FS-01, line \(line): found '") == true)
  }
}
