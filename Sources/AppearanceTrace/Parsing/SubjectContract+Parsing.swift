extension SubjectContract {
  /// Reads the clauses of a contract, each in a line, in their fixed order.
  init(from reader: inout LineReader) throws(TraceSyntaxError) {
    self.init()
    var last: Clause?
    while reader.holds(Keyword.contract, in: reader.bareWord) {
      try reader.take(keyword: Keyword.contract, width: Layout.headerWidth)
      last = try takeClause(after: last, from: &reader)
      try reader.endLine()
    }
  }

  private mutating func takeClause(
    after last: Clause?, from reader: inout LineReader
  ) throws(TraceSyntaxError) -> Clause {
    let start = reader.position
    let clause = try reader.takeChoice(Clause.self)
    if let last, clause.rank <= last.rank {
      throw reader.error(
        clause == last
          ? .repeatedField(clause.rawValue) : .outOfOrder(clause.rawValue, after: last.rawValue),
        at: start)
    }
    let values = min(reader.position + 1, reader.end)
    let words = try reader.takeSpacedWords()
    guard declare(clause, words) else {
      throw reader.error(
        .unexpected(
          words.isEmpty ? .endOfLine : .text(words.joined(separator: " ")),
          expected: .clause(clause.rawValue)), at: values)
    }
    return clause
  }
}

extension SubjectContract.Clause {
  /// Where the clause stands among all.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
