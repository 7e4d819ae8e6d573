extension GoldenFile {
  /// The bytes of the file in its only form: equal texts once, all in the order of their scenarios, and
  /// of equal blocks only the first, where a reference is shorter.
  package var bytes: [UInt8] {
    var owners: [GoldenBlock: String] = [:]
    var bytes = Array("\(GoldenWord.goldens) \(GoldenWord.version)\n".utf8)
    for section in merged {
      bytes.append(.lineFeed)
      for (index, member) in section.cases.enumerated() {
        bytes += member.line(isFirst: index == 0).utf8
      }
      bytes += section.bodyReferring(to: &owners)
    }
    return bytes
  }

  private var merged: [Section] {
    var cases: [ByteKey: [Case]] = [:]
    for section in sections where !section.cases.isEmpty {
      cases[ByteKey(section.body), default: []] += section.cases
    }
    return cases.map { key, cases in
      Section(cases: cases.sorted { $0.scenario.comes(before: $1.scenario) }, body: key.bytes)
    }
    .sorted { $0.cases[0].scenario.comes(before: $1.cases[0].scenario) }
  }
}

extension GoldenFile.Section {
  /// The body with references to the blocks that cases above have; its own are noted for those below.
  ///
  /// - Parameter owners: The scenario that has a block.
  fileprivate func bodyReferring(to owners: inout [GoldenBlock: String]) -> [UInt8] {
    let table = LineTable(body)
    var bytes: [UInt8] = []
    var place = 0
    for lines in GoldenBlock.blocks(in: table, 0..<table.count).dropFirst() {
      guard let block = GoldenBlock(body[table.bytes(of: lines)]) else { continue }
      guard let owner = owners[block] else {
        owners[block] = cases[0].scenario
        continue
      }
      let reference = block.reference(to: owner)
      guard reference.count < block.bytes.count else { continue }
      bytes += body[table.bytes(of: place..<lines.lowerBound)]
      bytes += reference
      place = lines.upperBound
    }
    return bytes + body[table.bytes(of: place..<table.count)]
  }
}

extension GoldenFile.Case {
  /// The case's line, with its line feed.
  fileprivate func line(isFirst: Bool) -> String {
    (isFirst ? Self.firstLead : Self.otherLead) + scenario.word()
      + (evidence.isEmpty ? "" : Self.evidenceLead + evidence) + "\n"
  }

  /// What the line of a section's first case begins with.
  static let firstLead = "\(GoldenWord.sectionCase) "
  /// What the line of a further case begins with.
  static let otherLead = String(repeating: " ", count: Layout.indentation) + "\(GoldenWord.also) "
  /// What stands between a case's scenario and its evidence.
  static let evidenceLead = " \(Keyword.evidence) "
}

extension GoldenFile.Section {
  /// A line of a golden's text, where it stands in the file.
  private struct Origin {
    let line: Int
    /// How many characters further to the right it stands there.
    let shift: Int
  }

  /// The golden of one of the section's cases, as a file of its own would hold it.
  package func text(of member: GoldenFile.Case) -> [UInt8] {
    lines(of: member).flatMap { $0.bytes }
  }

  /// An error in a case's text, at its place in the file.
  package func placed(
    _ error: TraceSyntaxError, of member: GoldenFile.Case
  ) -> TraceSyntaxError {
    let lines = lines(of: member)
    // An error may stand behind the last line, where more was expected.
    let index = min(error.line, lines.count) - 1
    guard index >= 0 else { return error }
    let origin = lines[index].origin
    let column = max(1, error.column + origin.shift)
    return TraceSyntaxError(
      line: origin.line + error.line - 1 - index, column: column, error.reason)
  }

  /// The text's lines, each with its place in the file.
  private func lines(
    of member: GoldenFile.Case
  ) -> [(bytes: ArraySlice<UInt8>, origin: Origin)] {
    let table = LineTable(body)
    let isReference = body.starts(with: GoldenEntry.margin + CaseReference.keyword.utf8)
    var lines: [(bytes: ArraySlice<UInt8>, origin: Origin)] = []
    var isInHeader = !isReference
    for line in 0..<table.count {
      var bytes = body[table[line]]
      let isIndented = bytes.starts(with: GoldenEntry.margin)
      if isIndented { bytes = bytes.dropFirst(Layout.indentation) }
      let origin = Origin(
        line: line < lineNumbers.count ? lineNumbers[line] : line + 1,
        shift: isIndented ? Layout.indentation : 0)
      lines.append((bytes, origin))
      guard isInHeader else { continue }
      isInHeader = bytes.first != .lineFeed
      if line == 0 { lines.append(scenarioLine(of: member)) }
      if bytes.starts(with: GoldenEntry.HeaderLine.screen.utf8), !member.evidence.isEmpty {
        lines.append(evidenceLine(of: member))
      }
    }
    return lines
  }

  private func scenarioLine(
    of member: GoldenFile.Case
  ) -> (bytes: ArraySlice<UInt8>, origin: Origin) {
    let lead = GoldenEntry.HeaderLine.scenario
    let text = lead + member.scenario.word() + "\n"
    return (Array(text.utf8)[...], origin(of: member, column: lead.count))
  }

  private func evidenceLine(
    of member: GoldenFile.Case
  ) -> (bytes: ArraySlice<UInt8>, origin: Origin) {
    let lead = GoldenEntry.HeaderLine.evidence
    let text = lead + member.evidence + "\n"
    let before = member.scenario.word().count + GoldenFile.Case.evidenceLead.count
    return (Array(text.utf8)[...], origin(of: member, column: lead.count - before))
  }

  /// Where the case's line holds what stands at a column of the trace's header.
  private func origin(of member: GoldenFile.Case, column: Int) -> Origin {
    let isFirst = member.scenario == cases.first?.scenario
    let lead = isFirst ? GoldenFile.Case.firstLead : GoldenFile.Case.otherLead
    return Origin(line: member.line ?? 1, shift: lead.count - column)
  }
}

extension String {
  /// Whether a scenario's id comes before another one in a file.
  func comes(before other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
