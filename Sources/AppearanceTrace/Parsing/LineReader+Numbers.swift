extension LineReader {
  /// Takes a whole number without sign.
  mutating func takeNumber() throws(TraceSyntaxError) -> Int {
    let start = position
    let digits = takeDigits()
    guard !digits.isEmpty else { throw unexpected(.number) }
    guard let number = Int(text(digits)) else {
      throw error(.numberTooLarge(short(digits)), at: start)
    }
    try check(digits, isWritten: String(number))
    return number
  }

  /// Takes a time: milliseconds with at most three decimals.
  mutating func takeTime() throws(TraceSyntaxError) -> TraceTime {
    let start = position
    let whole = takeDigits()
    var decimals = position..<position
    if next == .dot {
      position += 1
      decimals = takeDigits()
    }
    guard !whole.isEmpty, decimals.count <= 3, takeIfNext("ms"), bareWord.isEmpty else {
      position = start
      throw unexpected(.time)
    }
    let padding = String(repeating: "0", count: 3 - decimals.count)
    guard let microseconds = Int64(text(whole) + text(decimals) + padding) else {
      throw error(.numberTooLarge(short(whole)), at: start)
    }
    let time = TraceTime(microseconds: microseconds)
    try check(start..<position, isWritten: time.text)
    return time
  }

  private mutating func takeDigits() -> Range<Int> {
    let start = position
    while let next, next.isDigit { position += 1 }
    return start..<position
  }
}
