extension GoldenFileReader {
  /// Reads the lines of a text, with those to which it refers.
  mutating func readBody(
    _ lines: Range<Int>, of cases: [GoldenFile.Case]
  ) -> GoldenFile.Section {
    var (body, numbers): ([UInt8], [Int]) = ([], [])
    var flaw: TraceSyntaxError?
    var place = lines.lowerBound
    func copy(upTo end: Int, from place: Int) {
      body += table.bytes[table.bytes(of: place..<end)]
      numbers += place + 1..<end + 1
    }
    // The first block is the header, or a line that refers to another case as a whole.
    for part in GoldenBlock.blocks(in: table, lines).dropFirst() {
      if let reference = GoldenBlock.reference(in: line(part.lowerBound)) {
        let name = BlockName(word: reference.word, scenario: reference.scenario)
        guard let (block, first) = blocks[name] else {
          flaw = flaw ?? unknown(name, at: part.lowerBound)
          continue
        }
        copy(upTo: part.lowerBound, from: place)
        body += block.bytes
        numbers += first..<first + block.lineCount
        place = part.lowerBound + 1
      } else if let block = GoldenBlock(table.bytes[table.bytes(of: part)]) {
        let name = BlockName(word: block.word, scenario: cases.first?.scenario ?? "")
        blocks[name] = blocks[name] ?? (block, part.lowerBound + 1)
      }
    }
    copy(upTo: lines.upperBound, from: place)
    return GoldenFile.Section(cases: cases, body: body, lineNumbers: numbers, flaw: flaw)
  }

  /// The error for a reference to what no case above has.
  private func unknown(_ name: BlockName, at place: Int) -> TraceSyntaxError {
    let owners = blocks.keys.filter { $0.word == name.word }.map(\.scenario).sorted()
    let reference = line(place).dropLast()
    return TraceSyntaxError(
      line: place + 1, column: reference.count - name.scenario.utf8.count + 1,
      .unexpected(
        .text(name.scenario), expected: .name,
        nearest: NearestWord.nearest(to: name.scenario, in: owners)))
  }
}
