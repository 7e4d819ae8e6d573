import ConstraintSolver

/// The distance from one place to another, of which constraints can speak as of a length.
@MainActor final class LayoutSpan: NSObject {
  private let start: End
  private let end: End

  /// A place of a view or of a guide.
  private struct End {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
  }

  /// The distance between two anchors of one axis.
  init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
    self.start = End(item: start.item, attribute: start.attribute)
    self.end = End(item: end.item, attribute: end.attribute)
    super.init()
  }

  /// The views and guides at its ends, as far as they still exist.
  var items: [AnyObject] { [start.item, end.item].compactMap(\.self) }

  /// Whether both ends still exist.
  var isWhole: Bool { items.count == 2 }

  /// How long it is; none where a place is not known.
  ///
  /// - Parameter place: Finds where a place is.
  func length(
    _ place: (AnyObject?, NSLayoutConstraint.Attribute) -> LinearForm?
  ) -> LinearForm? {
    guard let first = place(start.item, start.attribute),
      let last = place(end.item, end.attribute)
    else { return nil }
    return last.adding(first, times: -1)
  }
}
