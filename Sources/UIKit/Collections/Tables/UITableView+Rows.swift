public import CoreGraphics
public import Foundation

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { plan.sections.count }

  /// How many rows a section has; zero where there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    plan.sections.indices.contains(section) ? plan.sections[section].rows.count : 0
  }

  /// The rows that are seen, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// The row of a cell that is seen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The row at a point.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    plan.rows(in: bounds.union(CGRect(origin: point, size: .zero)))
      .first { rectForRow(at: $0).contains(point) }
  }

  /// The rows that reach into a rectangle.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { plan.rows(in: rect) }

  /// A row's place; empty where there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { rect(plan.row(indexPath)) }

  /// A section's place; empty where there is no such section.
  public func rect(forSection section: Int) -> CGRect {
    rect(plan.sections.indices.contains(section) ? plan.sections[section].span : nil)
  }

  /// Scrolls until a row is where it is wanted.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let row = plan.row(indexPath) else { return }
    contentSize = CGSize(width: bounds.width, height: plan.height)
    guard scrollPosition != .none else { return scrollRectToVisible(rect(row), animated: animated) }
    let seen = bounds.inset(by: adjustedContentInset)
    let room = seen.height - row.height
    let above = adjustedContentInset.top
    let offset: CGFloat =
      switch scrollPosition {
      case .none, .top: row.top - above
      case .middle: row.top - above - room / 2
      case .bottom: row.top - above - room
      }
    let goal = nearestOffset(to: CGPoint(x: contentOffset.x, y: offset))
    setContentOffset(goal, animated: animated)
  }

  final func rect(_ span: TablePlan.Span?) -> CGRect {
    span.map { CGRect(x: 0, y: $0.top, width: bounds.width, height: $0.height) } ?? .zero
  }
}

extension UITableView {
  /// Begins changes that belong together; nothing moves here.
  public func beginUpdates() {}

  /// Ends changes that belong together; the data source is asked again.
  public func endUpdates() { forgetRows(keepingChosen: true) }

  /// Changes rows; the data source is asked again, and the completion runs at once.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    forgetRows(keepingChosen: true)
    completion?(true)
  }

  /// Asks the data source again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    forgetRows(keepingChosen: true)
  }

  /// Asks the data source again.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    forgetRows(keepingChosen: true)
  }

  /// Asks the data source again, which has the new rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    forgetRows()
  }

  /// Asks the data source again, which no longer has the rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    forgetRows()
  }

  /// Asks the data source again, which has the new sections.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    forgetRows()
  }

  /// Asks the data source again, which no longer has the sections.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    forgetRows()
  }

  /// Asks the data source again, which has the row in its new place.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetRows() }

  /// Asks the data source again, which has the section in its new place.
  public func moveSection(_ section: Int, toSection newSection: Int) { forgetRows() }

  /// Asks the data source again. Differs from UIKit: cells are put aside, and not kept.
  public func reconfigureRows(at indexPaths: [IndexPath]) { forgetRows(keepingChosen: true) }

  /// Reads the letters at the side again; none are shown here.
  public func reloadSectionIndexTitles() {}

  /// Scrolls until the first row that is chosen is where it is wanted.
  public func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
  }
}
