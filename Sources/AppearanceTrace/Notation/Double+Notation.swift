extension Double {
  /// The number that a word says; none where it says none.
  ///
  /// It is what `Double.init` makes of the word. Most words are a few digits with a point: both parts of such a
  /// fraction are exact, and their quotient is rounded once, as it has to be.
  package init?(written word: String) {
    var (digits, places, isNegative, count) = (0, -1, false, 0)
    for byte in word.utf8 {
      switch byte {
      case 0x30...0x39:
        digits = 10 * digits + Int(byte - 0x30)
        if places >= 0 { places += 1 }
      case UInt8(ascii: ".") where places < 0 && count > 0: places = 0
      case UInt8(ascii: "-") where count == 0: isNegative = true
      default: places = Self.tens.count
      }
      count += 1
      if count > Self.tens.count || places >= Self.tens.count { break }
    }
    guard 2..<Self.tens.count ~= count || count == 1 && !isNegative, places < Self.tens.count,
      places != 0
    else {
      self.init(word)
      return
    }
    let fraction = Double(digits) / Self.tens[Swift.max(0, places)]
    self = isNegative ? -fraction : fraction
  }

  /// The powers of ten that stand behind fractions of so many digits at most that they are exact.
  private static let tens: [Double] = (0...15).map { power in
    (0..<power).reduce(1) { ten, _ in ten * 10 }
  }
}
