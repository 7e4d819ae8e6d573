extension LineReader {
  /// The error for what stands at the next byte.
  func unexpected(
    _ expected: TraceSyntaxError.Expected, nearest: String? = nil
  ) -> TraceSyntaxError {
    error(.unexpected(found, expected: expected, nearest: nearest))
  }

  /// The error for a word that is not in its vocabulary.
  func unexpected(
    _ word: Range<Int>, expected: TraceSyntaxError.Expected, from vocabulary: [String]
  ) -> TraceSyntaxError {
    guard !word.isEmpty else { return unexpected(expected) }
    let nearest = NearestWord.nearest(to: text(word), in: vocabulary)
    let reason = TraceSyntaxError.Reason.unexpected(
      .text(short(word)), expected: expected, nearest: nearest)
    return error(reason, at: word.lowerBound)
  }

  /// Takes this text.
  mutating func take(_ text: String) throws(TraceSyntaxError) {
    guard starts(with: text) else { throw unexpected(.literal(text)) }
    position += text.utf8.count
  }

  /// Takes this text if it comes next.
  mutating func takeIfNext(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8.count
    return true
  }

  /// Takes a space and this sign or word.
  mutating func takeSpaced(_ sign: String) throws(TraceSyntaxError) {
    try takeSpaces(before: .literal(sign))
    try take(sign)
  }

  /// Takes what separates two elements, or what ends them.
  ///
  /// - Returns: Whether another element follows.
  mutating func takeSeparator(
    _ separator: String, orEnd end: String
  ) throws(TraceSyntaxError) -> Bool {
    if let next, next == separator.utf8.first {
      try take(separator)
      return true
    }
    try take(end)
    return false
  }

  /// Takes a keyword and the spaces behind it.
  mutating func take(keyword: String, width: Int) throws(TraceSyntaxError) {
    guard holds(keyword, in: bareWord) else {
      throw unexpected(bareWord, expected: .literal(keyword), from: [keyword])
    }
    position += keyword.utf8.count
    try takeSpaces(Layout.gap(after: keyword, width: width), before: .value)
  }

  /// Takes just so many spaces.
  ///
  /// - Parameter expected: What comes behind them.
  mutating func takeSpaces(
    _ count: Int = 1, before expected: TraceSyntaxError.Expected
  ) throws(TraceSyntaxError) {
    let spaces = self.spaces
    guard position + spaces < end else {
      if spaces == 0 { throw unexpected(expected) }
      throw error(.unexpected(.endOfLine, expected: expected), at: end)
    }
    guard spaces > 0 else { throw unexpected(.literal(" ")) }
    guard spaces == count else { throw error(.spacing(found: spaces, expected: count)) }
    position += spaces
  }

  /// Takes the indentation of a line in a block without nesting.
  ///
  /// - Parameter expected: What may stand there instead of such a line.
  mutating func takeIndentation(
    or expected: TraceSyntaxError.Expected
  ) throws(TraceSyntaxError) {
    let spaces = self.spaces
    guard spaces > 0 else { throw unexpected(expected) }
    position += spaces
    guard spaces == Layout.indentation else {
      throw error(.indentation(found: spaces, expected: Layout.indentation))
    }
  }

  /// Takes a word, bare or in quotes.
  ///
  /// - Parameters:
  ///   - expected: What the word is, for the error.
  ///   - reserved: Words that stand here in quotes, as they mean something else without.
  mutating func takeWord(
    _ expected: TraceSyntaxError.Expected = .name, except reserved: [String] = []
  ) throws(TraceSyntaxError) -> String {
    if next == .quote {
      let start = position
      let text = try takeQuoted()
      try check(start..<position, isWritten: text.word(except: reserved))
      return text
    }
    let word = bareWord
    guard !word.isEmpty else { throw unexpected(expected) }
    position = word.upperBound
    return text(word)
  }

  /// Takes words with a space before each, up to the end of the line or what is no word.
  mutating func takeSpacedWords() throws(TraceSyntaxError) -> [String] {
    var words: [String] = []
    while hasSpacedWord {
      try takeSpaces(before: .value)
      words.append(try takeWord(.value))
    }
    return words
  }

  /// Whether a space and then something else than an attribution comes next.
  var hasSpacedWord: Bool {
    next == .space && !(position + 1 < end && self[position + 1] == .openParenthesis)
  }

  /// Takes the rest of the line as a text.
  mutating func takeSentence() throws(TraceSyntaxError) -> String {
    let start = position
    guard next != nil else { throw unexpected(.text) }
    let sentence: String
    if next == .quote {
      sentence = try takeQuoted()
      try takeEndOfLine()
    } else {
      sentence = text(position..<end)
      position = end
    }
    try check(start..<end, isWritten: sentence.sentence)
    return sentence
  }

  /// Takes a word of a vocabulary of a few.
  mutating func takeChoice<Choice: RawRepresentable<String> & CaseIterable>(
    _ choices: Choice.Type
  ) throws(TraceSyntaxError) -> Choice {
    let word = bareWord
    guard let choice = Choice(rawValue: text(word)) else {
      let words = Choice.allCases.map(\.rawValue)
      throw unexpected(word, expected: .oneOf(words), from: words)
    }
    position = word.upperBound
    return choice
  }

  /// Makes sure that nothing of the line is left.
  func takeEndOfLine() throws(TraceSyntaxError) {
    guard !isAtEndOfLine else { return }
    var reader = self
    if spaces == 1, position + 1 < end { reader.position += 1 }
    throw reader.unexpected(.endOfLine)
  }

  /// Makes sure that something has its only form.
  func check(_ range: Range<Int>, isWritten canonical: String) throws(TraceSyntaxError) {
    guard holds(canonical, in: range) else {
      throw error(.notCanonical(short(range), canonical: canonical), at: range.lowerBound)
    }
  }

  /// The text between two places, cut if it is long.
  func short(_ range: Range<Int>, limit: Int = 40) -> String {
    guard range.count > limit else { return text(range) }
    var cut = range.lowerBound + limit
    while self[cut] & 0b1100_0000 == 0b1000_0000 { cut -= 1 }
    return text(range.lowerBound..<cut) + "…"
  }

  private var found: TraceSyntaxError.Found {
    guard let next else {
      if isAtEndOfText { return .endOfText }
      return isBlank ? .blankLine : .endOfLine
    }
    var limit = bareWord.upperBound
    if limit == position {
      limit += 1
      if next != .space {
        while limit < end, self[limit] != .space, !self[limit].standsBare { limit += 1 }
      }
    }
    return .text(short(position..<limit))
  }
}

extension LineReader {
  /// Reads what a host could not see.
  ///
  /// - Parameters:
  ///   - words: The senses, which stand in a fixed order.
  ///   - place: Where they begin, for an error.
  func senses(
    _ words: [String], at place: Int
  ) throws(TraceSyntaxError) -> Set<SceneSense> {
    guard let senses = Set<SceneSense>(inOrder: words) else {
      throw error(
        .unexpected(
          .text(words.joined(separator: " ")),
          expected: .oneOf(SceneSense.allCases.map(\.rawValue))),
        at: place)
    }
    return senses
  }
}
