extension UITableViewCell {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// A label.
    case `default` = 0
    /// A label at the left and another at the right.
    case value1 = 1
    /// A small label at the left and another beside it.
    case value2 = 2
    /// A label above another.
    case subtitle = 3
  }

  /// How a cell shows that it is chosen.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What stands at the right of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What can be done with a row while its table is edited.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}

/// The old name of which labels a cell has.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
