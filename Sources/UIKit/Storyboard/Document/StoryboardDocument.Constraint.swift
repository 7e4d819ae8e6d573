extension StoryboardDocument {
  /// A relation between lengths or places of views, as the file describes it.
  struct Constraint: Equatable, Sendable {
    var first: Side
    var relation = NSLayoutConstraint.Relation.equal
    /// The other side; none where the constant stands alone.
    var second: Side?
    var multiplier = 1.0
    /// What is added, in points.
    var constant = 0.0
    var priority = 1000.0
    var identifier: String?
    var line: Int

    /// One side: a length or a place of an item.
    struct Side: Equatable, Sendable {
      /// A view or a guide; none for the view that keeps the constraint.
      var item: String?
      var attribute: NSLayoutConstraint.Attribute
    }

    /// Both sides, or the one that there is.
    var sides: [Side] { [first] + (second.map { [$0] } ?? []) }
  }

  /// A rectangle that constraints speak of, in a view or, in old files, in a controller.
  struct Guide: Equatable, Sendable {
    var id: String
    var kind: GuideKind
  }

  /// Which rectangle a guide is.
  enum GuideKind: Equatable, Sendable {
    case safeArea
    /// The content of a scroll view.
    case content
    /// The part of the screen that a scroll view takes.
    case frame
    /// What lies above the safe area of a controller's view.
    case top
    /// What lies below the safe area of a controller's view.
    case bottom
  }

  /// How much a view resists being larger or smaller than its content, where the file says it.
  struct Stiffness: Equatable, Sendable {
    var horizontalHugging: Double?
    var verticalHugging: Double?
    var horizontalResistance: Double?
    var verticalResistance: Double?
  }

  /// The view of its own in which a view keeps what lies in it.
  struct Content: Equatable, Sendable {
    var id: String
    var constraints: [Constraint] = []
  }
}

extension NSLayoutConstraint.Attribute {
  /// What a layout can relate to one another, as UIKit demands it.
  private enum Kind {
    case length, horizontal, readingDirection, sides, vertical
  }

  private var kind: Kind? {
    switch self {
    case .width, .height: .length
    case .centerX, .centerXWithinMargins: .horizontal
    case .leading, .trailing, .leadingMargin, .trailingMargin: .readingDirection
    case .left, .right, .leftMargin, .rightMargin: .sides
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether it is a length, which can stand for a number alone.
  var isLength: Bool { kind == .length }

  /// Whether UIKit lets a constraint relate it to another; elsewhere it raises an exception.
  func pairs(with other: NSLayoutConstraint.Attribute) -> Bool {
    switch (kind, other.kind) {
    case (.horizontal, .readingDirection), (.horizontal, .sides), (.readingDirection, .horizontal),
      (.sides, .horizontal):
      true
    case (let one, let other): one == other && one != nil
    }
  }
}
