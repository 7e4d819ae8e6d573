import Foundation

/// The words of a header, without comments and what is for the preprocessor.
struct ObjectiveCWords {
  private(set) var words: [String] = []

  init(_ text: String) {
    var word = ""
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "@"
    }
    for character in Self.plain(text) {
      if isPart(character) {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if !character.isWhitespace { words.append(String(character)) }
    }
    if !word.isEmpty { words.append(word) }
  }

  private static func plain(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        let end = rest.range(of: "*/")?.upperBound ?? rest.endIndex
        rest = rest[end...]
        result += " "
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result.split(whereSeparator: \.isNewline)
      .filter { !($0.first { !$0.isWhitespace } == "#") }.joined(separator: "\n")
  }
}
