extension LineReader {
  /// Takes the name of a member of the cast.
  ///
  /// - Parameter reserved: Words that stand here in quotes, as they mean something else without.
  mutating func takeName(except reserved: [String] = []) throws(TraceSyntaxError) -> String {
    let start = position
    let name = try takeWord(except: reserved)
    try check(name: name, at: start)
    return name
  }

  /// Takes the name of a member of the cast, or the word for none.
  mutating func takeOptionalName() throws(TraceSyntaxError) -> String? {
    let word = bareWord
    if holds(Keyword.absent, in: word) {
      position = word.upperBound
      return nil
    }
    return try takeName(except: [Keyword.absent])
  }

  /// Takes names with a space before each, up to the end of the line.
  mutating func takeSpacedNames() throws(TraceSyntaxError) -> [String] {
    var names: [String] = []
    while hasSpacedWord {
      try takeSpaces(before: .name)
      names.append(try takeName())
    }
    return names
  }

  /// Makes sure that a name is one of the cast.
  ///
  /// - Parameter place: Where the name begins, for the error.
  func check(name: String, at place: Int) throws(TraceSyntaxError) {
    guard let cast, !cast.holds(name) else { return }
    let reason = TraceSyntaxError.Reason.unexpected(
      .text(name), expected: .castMember, nearest: cast.nearest(to: name))
    throw error(reason, at: place)
  }
}

extension NamesOfCast {
  /// The name that a misspelt one was probably meant to be.
  func nearest(to name: String) -> String? { NearestWord.nearest(to: name, in: cast.map(\.name)) }
}
