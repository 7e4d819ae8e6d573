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
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Sets names one after another, with commas, below an indentation.
  ///
  /// - Parameters:
  ///   - names: The names, none of which is broken.
  ///   - lead: What the first line begins with, its indentation included.
  ///   - indent: The indentation of all further lines, in characters.
  package static func list(_ names: [String], lead: String, indent: Int) -> [String] {
    let words = names.enumerated().map { index, name in
      (index == 0 ? lead : "") + name + (index == names.count - 1 ? "" : ",")
    }
    let lines = lines(of: words, width: width - indent)
    let margin = String(repeating: " ", count: indent)
    return lines.prefix(1) + lines.dropFirst().map { margin + $0 }
  }
}
