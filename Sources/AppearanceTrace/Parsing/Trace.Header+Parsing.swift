extension Trace.Header {
  /// Reads a header, from the text's first line to the blank line behind the header.
  init(from reader: inout LineReader) throws(TraceSyntaxError) {
    try reader.nextLine()
    try Self.takeVersion(from: &reader)
    scenario = try Self.takeValue(of: Keyword.scenario, from: &reader)
    subject = try Self.takeValue(of: Keyword.subject, from: &reader)
    profile = try Self.takeValue(of: Keyword.profile, from: &reader)
    screen = try Self.takeScreen(from: &reader)
    evidence = try Self.takeEvidence(from: &reader)
    contract = try SubjectContract(from: &reader)
    unseen = try Self.takeUnseen(from: &reader)
    try reader.takeBlankLine(orLineOf: keywordsToCome)
  }

  /// The lines that could still come after those that were read.
  private var keywordsToCome: [String] {
    guard unseen.isEmpty else { return [] }
    let isPlain = evidence.isEmpty && contract == SubjectContract()
    return (isPlain ? [Keyword.evidence] : []) + [Keyword.contract, Keyword.unseen]
  }

  private static func takeVersion(
    from reader: inout LineReader
  ) throws(TraceSyntaxError) {
    try reader.take(keyword: Keyword.trace, width: 0)
    let version = reader.bareWord
    guard reader.holds(Layout.version, in: version) else {
      guard !version.isEmpty else { throw reader.unexpected(.number) }
      throw reader.error(.unsupportedVersion(reader.short(version)))
    }
    reader.position = version.upperBound
    try reader.endLine()
  }

  private static func takeValue(
    of keyword: String, from reader: inout LineReader
  ) throws(TraceSyntaxError) -> String {
    try reader.take(keyword: keyword, width: Layout.headerWidth)
    let value = try reader.takeWord()
    try reader.endLine()
    return value
  }

  private static func takeScreen(
    from reader: inout LineReader
  ) throws(TraceSyntaxError) -> ScreenSize {
    try reader.take(keyword: Keyword.screen, width: Layout.headerWidth)
    let start = reader.position
    let words = [try reader.takeWord(.number)] + (try reader.takeSpacedWords())
    guard let screen = ScreenSize(words) else {
      throw reader.error(
        .unexpected(.text(words.joined(separator: " ")), expected: .size), at: start)
    }
    try reader.check(start..<reader.position, isWritten: screen.words.joined(separator: " "))
    try reader.endLine()
    return screen
  }

  private static func takeEvidence(
    from reader: inout LineReader
  ) throws(TraceSyntaxError) -> [String] {
    guard reader.holds(Keyword.evidence, in: reader.bareWord) else { return [] }
    try reader.take(keyword: Keyword.evidence, width: Layout.headerWidth)
    let evidence = [try reader.takeWord()] + (try reader.takeSpacedWords())
    try reader.endLine()
    return evidence
  }

  /// Takes what the host could not see.
  private static func takeUnseen(
    from reader: inout LineReader
  ) throws(TraceSyntaxError) -> Set<SceneSense> {
    guard reader.holds(Keyword.unseen, in: reader.bareWord) else { return [] }
    try reader.take(keyword: Keyword.unseen, width: Layout.headerWidth)
    let start = reader.position
    let words = [try reader.takeWord()] + (try reader.takeSpacedWords())
    let unseen = try reader.senses(words, at: start)
    try reader.endLine()
    return unseen
  }
}
