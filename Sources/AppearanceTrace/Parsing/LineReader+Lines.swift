extension LineReader {
  /// Makes sure that nothing of the line is left, and goes on to the next.
  mutating func endLine() throws(TraceSyntaxError) {
    try takeEndOfLine()
    try nextLine()
  }

  /// Takes a blank line.
  ///
  /// - Parameter keywords: What could have stood there too, for the error.
  mutating func takeBlankLine(
    orLineOf keywords: [String] = []
  ) throws(TraceSyntaxError) {
    guard isBlank else {
      throw unexpected(bareWord, expected: .blankLine, from: keywords)
    }
    try nextLine()
  }
}
