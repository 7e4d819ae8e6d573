extension StoryboardDocument {
  /// A relation between lengths or places of views, as the file describes it.
  package struct Constraint: Equatable, Sendable {
    package var first: Side
    package var relation = StoryboardDocument.Relation.equal
    /// The other side; none where the constant stands alone.
    package var second: Side?
    package var multiplier = 1.0
    /// What is added, in points.
    package var constant = 0.0
    package var priority = 1000.0
    package var identifier: String?
    package var id: String?
    package var line: Int

    /// One side: a length or a place of an item.
    package struct Side: Equatable, Sendable {
      /// A view or a guide; none for the view that keeps the constraint.
      package var item: String?
      package var attribute: StoryboardDocument.Attribute
    }

    /// Both sides, or the one that there is.
    package var sides: [Side] { [first] + (second.map { [$0] } ?? []) }
  }

  /// A rectangle that constraints speak of, in a view or, in old files, in a controller.
  package struct Guide: Equatable, Sendable {
    package var id: String
    package var kind: GuideKind
  }

  /// Which rectangle a guide is.
  package enum GuideKind: Equatable, Sendable {
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
  package struct Stiffness: Equatable, Sendable {
    package var horizontalHugging: Double?
    package var verticalHugging: Double?
    package var horizontalResistance: Double?
    package var verticalResistance: Double?
  }

  /// The view of its own in which a view keeps what lies in it.
  package struct Content: Equatable, Sendable {
    package var id: String
    package var constraints: [Constraint] = []
  }
}
