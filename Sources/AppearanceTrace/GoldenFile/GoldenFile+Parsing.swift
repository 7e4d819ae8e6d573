extension GoldenFile {
  /// Reads a file; what is damaged is named, and the rest is read all the same.
  ///
  /// Only the lines of cases are read. What their texts say is not looked at.
  ///
  /// - Parameter bytes: The file's bytes.
  package init(parsing bytes: [UInt8]) {
    var reader = GoldenFileReader(bytes)
    self = reader.read()
  }
}

/// Finds the cases in a file of goldens by the lines that start in the first column.
private struct GoldenFileReader {
  private let table: LineTable
  private var file = GoldenFile()
  private var known: Set<String> = []

  init(_ bytes: [UInt8]) {
    table = LineTable(bytes)
  }

  mutating func read() -> GoldenFile {
    readHead()
    let starts = (1..<max(1, table.count)).filter {
      line($0).starts(with: GoldenFile.Case.firstLead.utf8)
    }
    readGap(1..<(starts.first ?? max(1, table.count)))
    for (index, start) in starts.enumerated() {
      let isLast = index + 1 == starts.count
      readSection(start..<(isLast ? table.count : starts[index + 1]), isLast: isLast)
    }
    return file
  }

  private func line(_ index: Int) -> ArraySlice<UInt8> { table.bytes[table[index]] }

  private mutating func readHead() {
    do throws(TraceSyntaxError) {
      var reader = try reader(at: 0)
      try reader.take("\(GoldenWord.goldens) ")
      guard reader.holds(GoldenWord.version, in: reader.bareWord) else {
        throw reader.unexpected(.literal(GoldenWord.version))
      }
      reader.position = reader.bareWord.upperBound
      try reader.takeEndOfLine()
    } catch {
      file.headFlaw = error
      file.flaws.append(error)
    }
  }

  /// Reads what stands before the first case, which is a blank line.
  private mutating func readGap(_ lines: Range<Int>) {
    guard table.count > 1 else { return }
    if lines.isEmpty || line(lines.lowerBound).first != .lineFeed {
      note(misplaced(lines.lowerBound, expected: .blankLine))
    } else if lines.count > 1 {
      note(misplaced(lines.lowerBound + 1, expected: .literal(GoldenWord.sectionCase)))
    }
  }

  private mutating func readSection(_ lines: Range<Int>, isLast: Bool) {
    var flaw: TraceSyntaxError?
    var cases: [GoldenFile.Case] = []
    var place = lines.lowerBound
    repeat {
      do throws(TraceSyntaxError) {
        let member = try readCase(at: place, isFirst: place == lines.lowerBound)
        flaw = flaw ?? disorder(of: member, after: cases.last ?? file.sections.last?.cases.first)
        cases.append(member)
      } catch {
        flaw = flaw ?? error
        note(error)
      }
      place += 1
    } while place < lines.upperBound
      && line(place).starts(with: GoldenFile.Case.otherLead.utf8)
    var end = lines.upperBound
    if !isLast {
      let isSeparated = end > place && line(end - 1).first == .lineFeed
      if isSeparated { end -= 1 } else { flaw = flaw ?? misplaced(end, expected: .blankLine) }
    }
    flaw = flaw ?? misfit(in: place..<end)
    let body = table.bytes[table.bytes(of: place..<end)]
    noteMergeMarks(in: place..<end)
    file.sections.append(
      GoldenFile.Section(cases: cases, body: Array(body), bodyLine: place + 1, flaw: flaw))
  }

  private func readCase(
    at place: Int, isFirst: Bool
  ) throws(TraceSyntaxError) -> GoldenFile.Case {
    var reader = try reader(at: place)
    do throws(TraceSyntaxError) {
      try reader.take(isFirst ? GoldenFile.Case.firstLead : GoldenFile.Case.otherLead)
      let scenario = try reader.takeWord()
      var evidence = ""
      if reader.takeIfNext(GoldenFile.Case.evidenceLead) {
        evidence = reader.text(reader.position..<reader.end)
        _ = try reader.takeWord()
        _ = try reader.takeSpacedWords()
      }
      try reader.takeEndOfLine()
      return GoldenFile.Case(scenario: scenario, evidence: evidence, line: place + 1)
    } catch {
      throw TraceSyntaxError(line: place + 1, column: error.column, error.reason)
    }
  }

  /// What is wrong with a case's place among the others.
  ///
  /// - Parameter last: The case that stands above it and should come before it.
  private mutating func disorder(
    of member: GoldenFile.Case, after last: GoldenFile.Case?
  ) -> TraceSyntaxError? {
    let reason: TraceSyntaxError.Reason
    if !known.insert(member.scenario).inserted {
      reason = .repeatedField(member.scenario)
    } else if let last, !last.scenario.comes(before: member.scenario) {
      reason = .outOfOrder(member.scenario, after: last.scenario)
    } else {
      return nil
    }
    return TraceSyntaxError(
      line: member.line ?? 1, column: GoldenFile.Case.firstLead.count + 1, reason)
  }

  /// The first line of a body that does not stand as all of them do.
  private func misfit(in lines: Range<Int>) -> TraceSyntaxError? {
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

  private mutating func noteMergeMarks(in lines: Range<Int>) {
    for index in lines {
      if let first = line(index).first, first == .space || first == .lineFeed { continue }
      if let error = damage(of: index), case .conflictMark = error.reason { note(error) }
    }
  }

  private mutating func note(_ error: TraceSyntaxError) {
    if !file.flaws.contains(error) { file.flaws.append(error) }
  }

  /// The error for a line, or the end of the text, where something else is expected.
  private func misplaced(
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
  private func reader(at index: Int) throws(TraceSyntaxError) -> LineReader {
    var reader = LineReader(index < table.count ? Array(line(index)) : [])
    do throws(TraceSyntaxError) {
      try reader.nextLine()
      return reader
    } catch {
      throw TraceSyntaxError(line: index + 1, column: error.column, error.reason)
    }
  }
}
