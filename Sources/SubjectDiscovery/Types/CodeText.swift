import Foundation

/// Pieces of Swift's own text, between brackets that belong together.
enum CodeText {
  /// What stands in the brackets that a text begins with, and behind them.
  static func enclosed(_ text: String) -> (inner: String, rest: String) {
    var depth = 0
    for index in text.indices {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) {
        depth -= 1
        if depth == 0 {
          return (
            String(text[text.index(after: text.startIndex)..<index]),
            String(text[text.index(after: index)...])
          )
        }
      }
    }
    return (String(text.dropFirst()), "")
  }

  /// What stands in the braces, or other brackets, that a piece of code begins with.
  static func enclosedSlice(
    _ text: Substring, _ opening: Unicode.Scalar = "{", _ closing: Unicode.Scalar = "}"
  ) -> Substring {
    let bytes = text.utf8
    var depth = 0
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: opening) { depth += 1 }
      if bytes[index] == UInt8(ascii: closing) {
        depth -= 1
        if depth == 0 { return text[bytes.index(after: bytes.startIndex)..<index] }
      }
    }
    return text.dropFirst()
  }

  /// The value that a piece of code ends with: a name or a pair of brackets, with all that is asked of it by dots.
  ///
  /// It is what a cast behind the code is of, or what a dot there asks.
  static func lastValue(of code: Substring) -> Substring {
    let end = code.lastIndex { !$0.isWhitespace }.map(code.index(after:)) ?? code.startIndex
    var start = end
    var depth = 0
    while start > code.startIndex {
      let index = code.index(before: start)
      let letter = code[index]
      if ")]}".contains(letter) { depth += 1 }
      if "([{".contains(letter) { depth -= 1 }
      let isName = letter.isLetter || letter.isNumber || "_.?!)]}([{".contains(letter)
      // A chain may go on in its next line.
      let isBeforeDot = letter.isWhitespace && (code[start] == "." || code[start].isWhitespace)
      guard depth >= 0, depth > 0 || isName || start < end && isBeforeDot else { break }
      start = index
    }
    return code[start..<end].drop(while: \.isWhitespace)
  }

  /// A type without what makes it optional.
  static func unwrapped(_ type: String) -> String {
    type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
  }

  /// The names and words in a text.
  static func words(of text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// The words that a name is made of, such as `go`, `to` and `next` of `goToNext`.
  static func nameParts(of name: String) -> [String] {
    var words = [""]
    for letter in name {
      if letter.isUppercase || letter == "_" { words.append("") }
      if letter != "_" { words[words.count - 1] += letter.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }

  /// Splits where a mark stands outside of all brackets; pieces come without space around them.
  static func split(_ text: String, at mark: Character, limit: Int = .max) -> [String] {
    var pieces: [String] = []
    var rest = text[...]
    while pieces.count < limit, let index = first(mark, in: rest) {
      pieces.append(String(rest[..<index]))
      rest = rest[rest.index(after: index)...]
    }
    pieces.append(String(rest))
    let trimmed = pieces.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    return trimmed == [""] ? [] : trimmed
  }

  /// Where a mark stands first outside of all brackets; the arrow `->` closes none.
  static func first(_ mark: Character, in text: some StringProtocol) -> String.Index? {
    var depth = 0
    var last: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == mark, depth == 0, !(mark == "=" && ">=<!".contains(last)) { return index }
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      last = character
    }
    return nil
  }
}
