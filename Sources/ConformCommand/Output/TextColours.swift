/// Gives lines of a report their colours, by how they begin; and verdicts theirs.
struct TextColours {
  private static let red = "\u{1B}[31m"
  private static let green = "\u{1B}[32m"
  private static let yellow = "\u{1B}[33m"
  private static let cyan = "\u{1B}[36m"
  private static let plain = "\u{1B}[0m"

  private static let beginnings = [
    ("MUST ", red), ("golden ", red), ("error: ", red), ("incomplete ", yellow),
    ("SHOULD ", yellow), ("waived ", yellow), ("-", red), ("+", green), ("@@", cyan),
  ]

  /// The words that say what became of something, behind its name.
  private static let verdicts = [
    (": certified", green), (": refused", red), (": conditional", yellow),
    (": incomplete", yellow), (": all passed", green), (": passed", green),
  ]

  /// A text with escapes for a terminal.
  func coloured(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.coloured($0) }
      .joined(separator: "\n")
  }

  private static func coloured(_ line: Substring) -> String {
    if let (_, colour) = beginnings.first(where: { line.hasPrefix($0.0) }) {
      return colour + line + plain
    }
    guard !line.hasPrefix(" ") else { return String(line) }
    for (words, colour) in verdicts {
      guard let place = line.firstRange(of: words) else { continue }
      let word = words.dropFirst(2)
      return line[..<place.lowerBound] + ": \(colour)\(word)\(plain)" + line[place.upperBound...]
    }
    return String(line)
  }
}
