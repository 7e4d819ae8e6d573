extension GoldenFileReader {
  /// What keeps lines from being the body of one golden, in order.
  ///
  /// All of it may hide another golden: a line that should name a case and is misspelt leaves the lines
  /// below it to the case above.
  func misfits(in lines: Range<Int>) -> [TraceSyntaxError] {
    lines.compactMap { index in
      let bytes = line(index)
      guard bytes.first != .lineFeed else { return nil }
      guard bytes.starts(with: GoldenEntry.margin) else { return outOfMargin(index) }
      let text = bytes.dropFirst(Layout.indentation)
      // A last line that is cut behind its margin has no text, and would be lost in silence.
      guard !text.isEmpty else {
        return TraceSyntaxError(
          line: index + 1, column: bytes.count + 1,
          .unexpected(.endOfText, expected: .lineFeed))
      }
      let isHead = GoldenEntry.heads.contains { text.starts(with: $0) }
      guard isHead == (index == lines.lowerBound) else { return wrongHead(index, isHead: isHead) }
      return nil
    }
  }

  /// The error for a line that begins where only the lines of cases do.
  private func outOfMargin(_ index: Int) -> TraceSyntaxError {
    if let error = damage(of: index) { return error }
    let spaces = line(index).prefix { $0 == .space }.count
    let word = word(at: index, behind: spaces)
    let nearest =
      spaces == 0 ? NearestWord.nearest(to: word, in: [GoldenWord.sectionCase]) : nil
    let reason: TraceSyntaxError.Reason =
      nearest == nil
      ? .indentation(found: spaces, expected: Layout.indentation)
      : .unexpected(
        .text(word), expected: .literal(GoldenWord.sectionCase), nearest: nearest)
    return TraceSyntaxError(line: index + 1, column: spaces + 1, reason)
  }

  /// The error for a line that begins another golden, or begins one with something else.
  private func wrongHead(_ index: Int, isHead: Bool) -> TraceSyntaxError {
    if let error = damage(of: index) { return error }
    let word = word(at: index, behind: Layout.indentation)
    let nearest = NearestWord.nearest(to: word, in: [Keyword.trace, GoldenWord.also])
    let reason: TraceSyntaxError.Reason =
      isHead
      ? .repeatedField(word)
      : .unexpected(.text(word), expected: .literal(Keyword.trace), nearest: nearest)
    return TraceSyntaxError(line: index + 1, column: Layout.indentation + 1, reason)
  }

  /// The first word of a line.
  ///
  /// - Parameter margin: How many spaces come before it.
  private func word(at index: Int, behind margin: Int) -> String {
    let text = line(index).dropFirst(margin).prefix { $0 != .space && $0 != .lineFeed }
    return String(decoding: text.prefix(24), as: UTF8.self)
  }

  /// The error for a line, or the end of the text, where something else is expected.
  func misplaced(
    _ index: Int, expected: TraceSyntaxError.Expected
  ) -> TraceSyntaxError {
    if let error = damage(of: index) { return error }
    var reader = LineReader(index < table.count ? Array(line(index)) : [])
    try? reader.nextLine()
    let error = reader.unexpected(expected)
    return TraceSyntaxError(line: index + 1, column: error.column, error.reason)
  }

  /// What is wrong with a line's bytes; a mark of an unfinished merge among them.
  private func damage(of index: Int) -> TraceSyntaxError? {
    do throws(TraceSyntaxError) {
      _ = try reader(at: index)
      return nil
    } catch {
      return error
    }
  }

  /// A reader of one line, whose own lines count from 1.
  func reader(at index: Int) throws(TraceSyntaxError) -> LineReader {
    var reader = LineReader(index < table.count ? Array(line(index)) : [])
    do throws(TraceSyntaxError) {
      try reader.nextLine()
      return reader
    } catch {
      throw TraceSyntaxError(line: index + 1, column: error.column, error.reason)
    }
  }
}
