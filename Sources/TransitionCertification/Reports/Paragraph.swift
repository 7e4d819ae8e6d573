/// Words set in lines that keep to a width.
package enum Paragraph {
  /// The width of lines that people read, in characters.
  package static let width = 100

  /// Breaks words into lines, as many words in each as fit; a longer word has a line of its own.
  ///
  /// - Parameters:
  ///   - words: What a line is not broken within.
  ///   - width: The most characters of a line.
  package static func lines(of words: [String], width: Int) -> [String] {
    lines(of: words, lead: "", indent: 0, width: width)
  }

  /// Sets names one after another, with commas, below an indentation.
  ///
  /// - Parameters:
  ///   - names: The names, none of which is broken.
  ///   - lead: What the first line begins with, its indentation included.
  ///   - indent: The indentation of all further lines, in characters.
  ///   - width: The most characters of a line.
  package static func list(
    _ names: [String], lead: String, indent: Int, width: Int = Self.width
  ) -> [String] {
    let words = names.enumerated().map { index, name in
      name + (index == names.count - 1 ? "" : ",")
    }
    return lines(of: words, lead: lead, indent: indent, width: width)
  }

  /// Sets the first few of many names one after another, and how many more there are.
  ///
  /// - Parameters:
  ///   - names: The names, none of which is broken.
  ///   - most: How many are named at most.
  ///   - lead: What the first line begins with, its indentation included.
  ///   - indent: The indentation of all further lines, in characters.
  ///   - width: The most characters of a line.
  package static func list(
    _ names: some Collection<String>, naming most: Int, lead: String, indent: Int, width: Int
  ) -> [String] {
    let more = names.count - min(most, names.count)
    let words = names.prefix(most) + (more > 0 ? ["and \(more) more"] : [])
    return list(Array(words), lead: lead, indent: indent, width: width)
  }

  /// Sets a sentence behind a lead, below an indentation.
  ///
  /// - Parameters:
  ///   - sentence: Words with spaces between.
  ///   - lead: What the first line begins with, its indentation included.
  ///   - indent: The indentation of all further lines, in characters.
  ///   - width: The most characters of a line.
  package static func sentence(
    _ sentence: String, lead: String, indent: Int, width: Int = Self.width
  ) -> [String] {
    lines(of: unbroken(sentence), lead: lead, indent: indent, width: width)
  }

  /// Sets names in a column, and beside it what each of them is; below it where little room is left.
  ///
  /// - Parameters:
  ///   - rows: The names, none of which is broken, and a sentence about each. What has no name goes on with
  ///     the row above it.
  ///   - indent: The indentation of the names, in characters.
  ///   - width: The most characters of a line.
  package static func table(
    _ rows: [(String, String)], indent: Int = 2, width: Int = Self.width
  ) -> [String] {
    let column = indent + (rows.map(\.0.count).max() ?? 0) + 2
    let isBeside = width - column >= leastRoom
    let start = isBeside ? column : indent + 4
    let margin = String(repeating: " ", count: start)
    return rows.flatMap { name, words in
      let lead = String(repeating: " ", count: indent) + name
      let lines = lines(of: unbroken(words), width: width - start).map { margin + $0 }
      guard isBeside, let first = lines.first else { return (name.isEmpty ? [] : [lead]) + lines }
      return [lead + first.dropFirst(lead.count)] + lines.dropFirst()
    }
  }

  /// The fewest characters beside a column of names in which a sentence can be read.
  private static let leastRoom = 24

  /// Sets words behind a lead, below an indentation.
  ///
  /// - Parameters:
  ///   - words: What a line is not broken within.
  ///   - lead: What the first line begins with, its indentation included.
  ///   - indent: The indentation of all further lines, in characters.
  ///   - width: The most characters of a line.
  static func lines(
    of words: [String], lead: String, indent: Int, width: Int
  ) -> [String] {
    guard let first = words.first else { return [] }
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = lead + first
    for word in words.dropFirst() {
      if line.count + 1 + word.count <= width {
        line += " \(word)"
      } else {
        lines.append(line)
        line = margin + word
      }
    }
    return lines + [line]
  }

  /// The words of a sentence; what stands in single quotes is one word, so that it can be copied whole, unless
  /// it is as long as only sentences are.
  private static func unbroken(_ sentence: String) -> [String] {
    quotedWhole(sentence).flatMap { word in
      word.count > width ? word.split(separator: " ").map(String.init) : [word]
    }
  }

  private static func quotedWhole(_ sentence: String) -> [String] {
    var words: [String] = []
    var isQuoted = false
    for word in sentence.split(separator: " ") {
      if isQuoted, let last = words.indices.last {
        words[last] += " \(word)"
      } else {
        words.append(String(word))
      }
      // An apostrophe within a word neither opens nor closes anything.
      let inner = word.drop { $0 == "(" }
      if inner.first == "'", !isQuoted { isQuoted = true }
      let end = inner.dropFirst().reversed().drop { ".,;:)".contains($0) }
      if end.first == "'" { isQuoted = false }
    }
    return words
  }
}
