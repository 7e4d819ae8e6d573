extension String {
  /// The text as one word of the notation: bare where that is plain, else in quotes.
  ///
  /// - Parameter reserved: Words that mean something else where this one is to stand.
  func word(except reserved: [String] = []) -> String {
    let isBare = !isEmpty && utf8.allSatisfy { $0.standsBare } && !reserved.contains(self)
    return isBare ? self : quoted
  }

  /// The text as the rest of a line: bare where that is plain, else in quotes.
  var sentence: String {
    let isBare =
      !isEmpty && utf8.first != .space && utf8.first != .quote && utf8.last != .space
      && unicodeScalars.allSatisfy(\.isPlainlyVisible)
    return isBare ? self : quoted
  }

  /// The text in quotes, with an escape for all that could be misread.
  var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      if scalar.isPlainlyVisible, scalar != "\"", scalar != "\\" {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.escape
      }
    }
    return text + "\""
  }
}
