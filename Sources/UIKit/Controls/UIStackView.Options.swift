extension UIStackView {
  /// How a stack's views share the room along its axis.
  public enum Distribution: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// They fill it, all of one size.
    case fillEqually = 1
    /// They fill it by their own sizes.
    case fillProportionally = 2
    /// Their distances are equal.
    case equalSpacing = 3
    /// Their middles are at equal distances.
    case equalCentering = 4
  }

  /// Where a stack's views are across its axis.
  public enum Alignment: Int, Sendable {
    /// Everywhere.
    case fill = 0
    /// Where it begins; of a row, the top.
    case leading = 1
    /// On one line of text, the first.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// Where it ends; of a row, the bottom.
    case trailing = 4
    /// On one line of text, the last.
    case lastBaseline = 5
  }
}
