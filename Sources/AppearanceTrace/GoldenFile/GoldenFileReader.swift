/// Finds the cases in a file of goldens by the lines that start in the first column.
struct GoldenFileReader {
  let table: LineTable
  private(set) var file = GoldenFile()
  private var known: Set<String> = []
  /// The blocks that were read, each with the number of its first line, by heading and case.
  var blocks: [BlockName: (block: GoldenBlock, line: Int)] = [:]

  /// How a line refers to a block.
  struct BlockName: Hashable {
    let word: String
    let scenario: String
  }

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

  func line(_ index: Int) -> ArraySlice<UInt8> { table.bytes[table[index]] }

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
    if place == end { flaw = flaw ?? misplaced(place, expected: .literal("  trace")) }
    let misfits = misfits(in: place..<end)
    flaw = flaw ?? misfits.first
    for misfit in misfits { note(misfit) }
    var section = readBody(place..<end, of: cases)
    section.flaw = flaw ?? section.flaw
    file.sections.append(section)
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
    func error(_ reason: TraceSyntaxError.Reason) -> TraceSyntaxError {
      TraceSyntaxError(
        line: member.line ?? 1, column: GoldenFile.Case.firstLead.count + 1, reason)
    }
    if !known.insert(member.scenario).inserted {
      // One of the two is another case's, and whose nobody can say.
      let error = error(.repeatedField(member.scenario))
      note(error)
      return error
    }
    if let last, !last.scenario.comes(before: member.scenario) {
      return error(.outOfOrder(member.scenario, after: last.scenario))
    }
    return nil
  }

  /// Notes what is wrong with the file as a whole.
  mutating func note(_ error: TraceSyntaxError) {
    if !file.flaws.contains(error) { file.flaws.append(error) }
  }
}
