extension StoryboardDocument {
  /// A place or a length of a rectangle, by the word of the file.
  package enum Attribute: String, Equatable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The place or length that a word of the file means; old files call the last baseline just so.
    init?(word: String) {
      self.init(rawValue: word == "baseline" ? Self.lastBaseline.rawValue : word)
    }
  }
}

extension StoryboardDocument.Attribute {
  /// What a layout can relate to one another, as UIKit demands it.
  private enum Kind {
    case length, horizontal, readingDirection, sides, vertical
  }

  private var kind: Kind {
    switch self {
    case .width, .height: .length
    case .centerX, .centerXWithinMargins: .horizontal
    case .leading, .trailing, .leadingMargin, .trailingMargin: .readingDirection
    case .left, .right, .leftMargin, .rightMargin: .sides
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether it is a length, which can stand for a number alone.
  var isLength: Bool { kind == .length }

  /// Whether UIKit lets a constraint relate it to another; elsewhere it raises an exception.
  func pairs(with other: Self) -> Bool {
    switch (kind, other.kind) {
    case (.horizontal, .readingDirection), (.horizontal, .sides), (.readingDirection, .horizontal),
      (.sides, .horizontal):
      true
    case (let one, let other): one == other
    }
  }
}
