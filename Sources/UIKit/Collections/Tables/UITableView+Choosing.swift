public import Foundation

extension UITableView {
  /// The row that was chosen first of those that are.
  public var indexPathForSelectedRow: IndexPath? { chosen.first }

  /// The rows that are chosen, in the order in which they were; none where no row is.
  public var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }

  /// Chooses a row; the delegate is not told.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in chosen where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, plan.row(indexPath) != nil else { return }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends a row's being chosen; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Chooses the row that a finger began and ended on, as the delegate lets it.
  final func tap(_ touch: UITouch) {
    let point = touch.location(in: self)
    guard allowsSelection, let view = touch.view, let path = indexPathForRow(at: point),
      let cell = cells[path], view.isDescendant(of: cell)
    else { return }
    if allowsMultipleSelection, chosen.contains(path) { return end(path) }
    let answer = consultRows { $0.tableView(self, willSelectRowAt: path) }
    guard let wanted = answer ?? path else { return }
    if !allowsMultipleSelection {
      for path in chosen where path != wanted { end(path) }
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    consultRows { $0.tableView(self, didSelectRowAt: wanted) }
  }

  private func end(_ path: IndexPath) {
    deselectRow(at: path, animated: false)
    consultRows { $0.tableView(self, didDeselectRowAt: path) }
  }

  /// Tells or asks the delegate of a finger's choice; it is to answer for what it does then.
  @discardableResult
  private func consultRows<Value>(_ call: (any UITableViewDelegate) -> Value) -> Value? {
    rowDelegate.map { delegate in World.consult(delegate) { call(delegate) } }
  }
}
