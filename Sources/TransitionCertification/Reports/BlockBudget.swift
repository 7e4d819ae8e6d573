/// One thing that a report tells, with its proof and without.
package struct ReportBlock {
  /// Whole lines, with the proof.
  package let text: String
  /// Fewer lines that say the same; the same lines where there is no proof.
  package let short: String

  package init(_ text: String, short: String? = nil) {
    self.text = text
    self.short = short ?? text
  }

  package init(_ cause: ReportedCause, _ style: ReportStyle) {
    self.init(cause.text(style), short: cause.shortText(style))
  }
}

/// Which things are told with their proof, so that a report does not bury its result.
///
/// The first is always told in full, whatever room it takes. Each further one is, as long as there is room
/// for it and for all that come behind it in short; at the end those are counted for which there is none.
package struct BlockBudget {
  /// What is told of each block, in order; empty where nothing is.
  package private(set) var texts: [String] = []
  /// How many are told without their proof.
  package private(set) var shortened = 0
  /// How many are not told at all.
  package private(set) var leftOut = 0

  /// - Parameters:
  ///   - blocks: What is to be told, the gravest first.
  ///   - lines: How many lines there are for that; none where there is no limit.
  ///   - spacing: How many lines stand before each block.
  package init(_ blocks: [ReportBlock], within lines: Int?, spacing: Int) {
    guard let lines else {
      texts = blocks.map(\.text)
      return
    }
    var room = lines
    var rest = blocks.reduce(0) { $0 + Self.count($1.short) + spacing }
    for (place, block) in blocks.enumerated() {
      let short = Self.count(block.short) + spacing
      rest -= short
      let full = Self.count(block.text) + spacing
      if place == 0 || full + rest <= room {
        texts.append(block.text)
        room -= full
      } else if short <= room {
        texts.append(block.short)
        room -= short
        shortened += 1
      } else {
        texts.append("")
        leftOut += 1
      }
    }
  }

  /// What is told, without what is left out.
  package var told: [String] { texts.filter { !$0.isEmpty } }

  /// Whether all is told, each thing with its proof.
  package var isAll: Bool { shortened + leftOut == 0 }

  /// How many things are told in short, or not at all: a line.
  package var remainder: String {
    var parts: [String] = []
    if shortened > 0 { parts.append("\(shortened) without their proof") }
    if leftOut > 0 { parts.append("\(leftOut) more not told here") }
    return "… \(parts.joined(separator: ", ")): all with --all\n"
  }

  private static func count(_ text: String) -> Int { text.utf8.count { $0 == 0x0A } }
}
