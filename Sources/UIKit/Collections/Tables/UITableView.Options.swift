extension UITableView {
  /// How a table groups its rows; kept as a value.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a row is when a table has scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it takes for the row to be seen.
    case none
    case top, middle, bottom
  }

  /// How rows come and go; they do so at once here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }
}

extension UITableViewCell {
  /// The lines between rows; kept as a value.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}
