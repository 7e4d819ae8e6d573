import Testing

@testable import ConformCommand

/// What a terminal is told, by its width and its colours.
@Suite("Terminals") struct TerminalTests {
  @Test(
    "the user's word goes before the terminal's, and where neither says it lines have 80 columns",
    arguments: [
      ("120", 90, 120), (nil, 90, 90), (nil, nil, 80), ("", nil, 80), ("wide", 90, 90),
      ("0", 90, 90), ("-3", nil, 80),
    ] as [(String?, Int?, Int)])
  func width(told: String?, terminal: Int?, columns: Int) {
    #expect(TerminalWidth.columns(told: told, ofTerminal: terminal) == columns)
  }

  @Test(
    "a line that begins with what is wrong is coloured, and of a result its verdict alone",
    arguments: [
      ("MUST a/b in 2 cases", "\u{1B}[31mMUST a/b in 2 cases\u{1B}[0m"),
      ("A: refused: MUST a (2 cases)", "A: \u{1B}[31mrefused\u{1B}[0m: MUST a (2 cases)"),
      ("A: certified (9 cases)", "A: \u{1B}[32mcertified\u{1B}[0m (9 cases)"),
      ("  in A: refused", "  in A: refused"), ("", ""),
    ])
  func colours(line: String, coloured: String) {
    #expect(TextColours().coloured(line) == coloured)
    #expect(TextColours().coloured("\(line)\n\(line)\n") == "\(coloured)\n\(coloured)\n")
  }
}
