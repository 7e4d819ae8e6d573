import CoreGraphics
import Foundation

extension UITableView {
  /// Places the rows that are seen, and takes away those that are not.
  final func placeRows() {
    let plan = plan
    contentSize = CGSize(width: bounds.width, height: plan.height)
    let seen = plan.rows(in: bounds)
    for path in cells.keys.sorted() where !seen.contains(path) { retire(path) }
    for path in seen { place(path) }
    placeEnds(plan)
    if edges.isEmpty { makeEdges(plan) }
  }

  /// Makes a cell that came from the queue ready for its next row.
  final func ready(_ found: (view: UITableViewCell, isNew: Bool)) -> UITableViewCell {
    if !found.isNew { found.view.prepareForReuse() }
    return found.view
  }

  private func place(_ path: IndexPath) {
    let frame = rectForRow(at: path)
    if let cell = cells[path] {
      cell.frame = frame
      return
    }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
    cell.frame = frame
    cell.setSelected(chosen.contains(path), animated: false)
    cells[path] = cell
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    insertSubview(cell, at: 0)
  }

  /// Puts a row's cell aside.
  final func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { queue.put(cell, for: identifier) }
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func placeEnds(_ plan: TablePlan) {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
    }
    if let view = tableFooterView {
      let height = view.bounds.height
      view.frame = CGRect(x: 0, y: plan.height - height, width: bounds.width, height: height)
    }
  }
}
