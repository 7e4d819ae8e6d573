import CoreGraphics

/// What a visual format says, without the views that it speaks of.
struct VisualFormat {
  /// A number, or the name of a metric or a view.
  enum Value: Equatable {
    case number(CGFloat)
    case name(String)
  }

  /// A wish for a length.
  struct Wish {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  /// What stands in a row.
  enum Element {
    case edge
    case view(String, [Wish])
  }

  /// What is between two that stand beside one another.
  enum Gap {
    case none
    case standard
    case wished([Wish])
  }

  var isVertical = false
  var elements: [Element] = []
  /// One fewer than the elements.
  var gaps: [Gap] = []
}

/// Why a visual format has no meaning.
struct VisualFormatError: Error {
  /// What should have been there.
  let expected: String
}
