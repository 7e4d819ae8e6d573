extension LineReader {
  /// Takes a call: receiver, method, arguments.
  mutating func takeCall() throws(TraceSyntaxError) -> Call {
    let receiver = try takeReceiver()
    try take(".")
    let method = try takeMethod()
    try take("(")
    if takeIfNext(")") { return Call(receiver, method) }
    var call = Call(receiver, method)
    var placesOfWords: [[Int]] = []
    repeat {
      let (argument, places) = try takeArgument()
      call.arguments.append(argument)
      placesOfWords.append(places)
    } while try takeSeparator(", ", orEnd: ")")
    try check(namesIn: call, at: placesOfWords)
    return call
  }

  /// Makes sure that the arguments that name objects name members of the cast.
  ///
  /// - Parameter places: Where the words of each argument begin.
  private func check(namesIn call: Call, at places: [[Int]]) throws(TraceSyntaxError) {
    for index in call.namingPlaces {
      for (name, place) in zip(call.arguments[index].value.names, places[index]) {
        try check(name: name, at: place)
      }
    }
  }

  /// Takes the receiver: all up to the last dot before the parenthesis.
  private mutating func takeReceiver() throws(TraceSyntaxError) -> String {
    guard next != .quote else { return try takeName() }
    let word = bareWord
    var dot = word.upperBound - 1
    while dot > word.lowerBound, self[dot] != .dot { dot -= 1 }
    guard dot > word.lowerBound else { throw unexpected(.receiver) }
    position = dot
    let receiver = text(word.lowerBound..<dot)
    try check(name: receiver, at: word.lowerBound)
    return receiver
  }

  private mutating func takeMethod() throws(TraceSyntaxError) -> Call.Method {
    let word = bareWord
    guard let method = Call.Method(message: text(word)) else {
      let names = Call.Method.messages.map(\.word)
      throw unexpected(word, expected: .method, from: names)
    }
    position = word.upperBound
    return method
  }

  /// Takes an argument, and tells where the words of its value begin.
  private mutating func takeArgument() throws(TraceSyntaxError) -> (Call.Argument, places: [Int]) {
    if next == .openBracket {
      let (words, places) = try takeList()
      return (Call.Argument(nil, .list(words)), places)
    }
    let start = position
    let word = try takeWord(.value)
    guard takeIfNext(":") else { return (Call.Argument(word: word), [start]) }
    try takeSpaces(before: .value)
    if next == .openBracket {
      let (words, places) = try takeList()
      return (Call.Argument(word, .list(words)), places)
    }
    let place = position
    return (Call.Argument(word, word: try takeWord(.value)), [place])
  }

  private mutating func takeList() throws(TraceSyntaxError) -> (words: [String], places: [Int]) {
    try take("[")
    var (words, places): ([String], [Int]) = ([], [])
    if takeIfNext("]") { return (words, places) }
    repeat {
      places.append(position)
      words.append(try takeWord(.value))
    } while try takeSeparator(", ", orEnd: "]")
    return (words, places)
  }
}
