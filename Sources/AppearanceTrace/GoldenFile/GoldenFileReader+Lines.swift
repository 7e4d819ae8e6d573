extension GoldenFileReader {
  /// The first line of a body that does not stand as all of them do.
  func misfit(in lines: Range<Int>) -> TraceSyntaxError? {
    guard !lines.isEmpty else { return misplaced(lines.lowerBound, expected: .literal("  trace")) }
    for index in lines {
      let bytes = line(index)
      if bytes.first == .lineFeed || bytes.starts(with: GoldenEntry.margin) { continue }
      if let error = damage(of: index) { return error }
      let spaces = bytes.prefix { $0 == .space }.count
      return TraceSyntaxError(
        line: index + 1, column: spaces + 1,
        .indentation(found: spaces, expected: Layout.indentation))
    }
    return nil
  }

  /// Notes the marks of an unfinished merge.
  mutating func noteMergeMarks(in lines: Range<Int>) {
    for index in lines {
      if let first = line(index).first, first == .space || first == .lineFeed { continue }
      if let error = damage(of: index), case .conflictMark = error.reason { note(error) }
    }
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
