import CoreGraphics
import Foundation

extension UITableView {
  /// The height of a row that its content decides.
  private static let automaticRowHeight: CGFloat = 44
  /// The height of a text above or below a section. Inferred.
  private static let automaticTextHeight: CGFloat = 28

  final var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Where everything lies; the data source is asked where that is not known.
  final var plan: TablePlan {
    if let storedPlan { return storedPlan }
    var plan = TablePlan()
    _ = plan.add(tableHeaderView?.bounds.height ?? 0)
    for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
      plan.add(
        header: headerHeight(section), rows: rowHeights(section), footer: footerHeight(section))
    }
    _ = plan.add(tableFooterView?.bounds.height ?? 0)
    storedPlan = plan
    return plan
  }

  private func rowHeights(_ section: Int) -> [CGFloat] {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    return (0..<max(count, 0)).map { row in
      let path = IndexPath(row: row, section: section)
      let height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      return height < 0 ? Self.automaticRowHeight : height
    }
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let height =
      rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let hasText = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    return height < 0 ? (hasText ? Self.automaticTextHeight : 0) : height
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let height =
      rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let hasText = dataSource?.tableView(self, titleForFooterInSection: section) != nil
    return height < 0 ? (hasText ? Self.automaticTextHeight : 0) : height
  }

  /// Measures anew in the next layout; cells stay.
  final func planAnew() {
    storedPlan = nil
    setNeedsLayout()
  }

  /// Forgets counts and cells; they are asked for in the next layout.
  final func forgetRows(keepingChosen: Bool = false) {
    for path in cells.keys.sorted() { retire(path) }
    forgetEdges()
    if !keepingChosen { chosen = [] }
    planAnew()
  }

  final func replace(_ old: UIView?, by view: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    if let view { addSubview(view) }
    planAnew()
  }
}
