import ConformanceReports
import TransitionCertification

/// What the comment of a rule's type says of it: when it is broken, and what is legal.
///
/// The comment is the rule's own documentation, so its page takes the words from there.
struct RuleComment: Sendable, Equatable {
  /// A paragraph, or an item of a list.
  enum Block: Sendable, Equatable {
    case paragraph(String)
    case item(String)
  }

  /// When the rule is broken, block by block.
  private(set) var conditions: [Block] = []
  /// What looks like a breach and is none, a paragraph each.
  private(set) var legal: [String] = []

  /// Reads the comment above the first type of a source.
  ///
  /// - Parameter source: The text of a rule's file.
  init(source: String) {
    var blocks: [Block] = []
    var isOpen = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("///") else {
        if blocks.isEmpty { continue }
        break
      }
      let words = line.dropFirst(3).drop { $0 == " " }
      if words.isEmpty {
        isOpen = false
      } else if words.hasPrefix("- ") {
        blocks.append(.item(String(words.dropFirst(2))))
        isOpen = true
      } else if isOpen, let last = blocks.popLast() {
        blocks.append(last.adding(words))
      } else {
        blocks.append(.paragraph(String(words)))
        isOpen = true
      }
    }
    for block in blocks.dropFirst() {
      if case .paragraph(let text) = block, text.hasPrefix(Self.legalLead) {
        legal.append(String(text.dropFirst(Self.legalLead.count)).capitalizingFirst)
      } else {
        conditions.append(block)
      }
    }
  }

  private static let legalLead = "Legal: "
}

extension RuleComment.Block {
  fileprivate func adding(_ words: Substring) -> Self {
    switch self {
    case .paragraph(let text): .paragraph("\(text) \(words)")
    case .item(let text): .item("\(text) \(words)")
    }
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
