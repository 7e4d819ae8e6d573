extension LineReader {
  /// Takes a call: receiver, method, arguments.
  mutating func takeCall() throws(TraceSyntaxError) -> Call {
    let receiver = try takeReceiver()
    try take(".")
    let method = try takeMethod()
    try take("(")
    var arguments: [Call.Argument] = []
    if takeIfNext(")") { return Call(receiver, method) }
    repeat {
      arguments.append(try takeArgument())
    } while try takeSeparator(", ", orEnd: ")")
    return Call(receiver, method, arguments)
  }

  /// Takes the receiver: all up to the last dot before the parenthesis.
  private mutating func takeReceiver() throws(TraceSyntaxError) -> String {
    guard next != .quote else { return try takeWord() }
    let word = bareWord
    var dot = word.upperBound - 1
    while dot > word.lowerBound, self[dot] != .dot { dot -= 1 }
    guard dot > word.lowerBound else { throw unexpected(.receiver) }
    position = dot
    return text(word.lowerBound..<dot)
  }

  private mutating func takeMethod() throws(TraceSyntaxError) -> Call.Method {
    let word = bareWord
    guard let method = Call.Method.named[text(word)] else {
      let names = Call.Method.allCases.map(\.rawValue)
      throw unexpected(word, expected: .method, from: names)
    }
    position = word.upperBound
    return method
  }

  private mutating func takeArgument() throws(TraceSyntaxError) -> Call.Argument {
    if next == .openBracket { return Call.Argument(nil, .list(try takeList())) }
    let word = try takeWord(.value)
    guard takeIfNext(":") else { return Call.Argument(word: word) }
    try takeSpaces(before: .value)
    if next == .openBracket { return Call.Argument(word, .list(try takeList())) }
    return Call.Argument(word, word: try takeWord(.value))
  }

  private mutating func takeList() throws(TraceSyntaxError) -> [String] {
    try take("[")
    var words: [String] = []
    if takeIfNext("]") { return words }
    repeat {
      words.append(try takeWord(.value))
    } while try takeSeparator(", ", orEnd: "]")
    return words
  }
}

extension Call.Method {
  /// Every method by its name.
  fileprivate static let named = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
