import CoreGraphics
public import Foundation

/// What stands above or below a section.
struct TableEdge {
  let view: UIView
  let section: Int
  let isHeader: Bool
}

extension UITableView {
  /// Says of what class headers and footers with an identifier are; one of your own is registered with `Headless`.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgeQueue.register(aClass, for: identifier)
  }

  /// Says that new ones come out of a file; nothing does here, and plain ones are made.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(
      nib == nil ? nil : UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// One that is no longer seen, or a new one; none where no class is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let (view, isNew) = edgeQueue.view(for: identifier) else { return nil }
    view.reuseIdentifier = identifier
    if !isNew { view.prepareForReuse() }
    return view
  }

  /// What stands above a section, where it is of the class for that.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edge(of: section, isHeader: true)
  }

  /// What stands below a section, where it is of the class for that.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edge(of: section, isHeader: false)
  }

  private func edge(of section: Int, isHeader: Bool) -> UITableViewHeaderFooterView? {
    edges.first { $0.section == section && $0.isHeader == isHeader }?.view
      as? UITableViewHeaderFooterView
  }

  /// The place of what stands above a section; empty where there is no such section.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(plan.sections.indices.contains(section) ? plan.sections[section].header : nil)
  }

  /// The place of what stands below a section; empty where there is no such section.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(plan.sections.indices.contains(section) ? plan.sections[section].footer : nil)
  }

  /// Puts what stands above and below sections aside.
  final func forgetEdges() {
    let old = edges
    edges = []
    for edge in old {
      edge.view.removeFromSuperview()
      if let view = edge.view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier {
        edgeQueue.put(view, for: name)
      }
      if edge.isHeader {
        rowDelegate?.tableView(
          self, didEndDisplayingHeaderView: edge.view, forSection: edge.section)
      } else {
        rowDelegate?.tableView(
          self, didEndDisplayingFooterView: edge.view, forSection: edge.section)
      }
    }
  }

  /// Makes what stands above and below the sections.
  final func makeEdges(_ plan: TablePlan) {
    for (number, section) in plan.sections.enumerated() {
      let above =
        rowDelegate?.tableView(self, viewForHeaderInSection: number)
        ?? text(dataSource?.tableView(self, titleForHeaderInSection: number))
      let below =
        rowDelegate?.tableView(self, viewForFooterInSection: number)
        ?? text(dataSource?.tableView(self, titleForFooterInSection: number))
      if let above { add(TableEdge(view: above, section: number, isHeader: true), section.header) }
      if let below { add(TableEdge(view: below, section: number, isHeader: false), section.footer) }
    }
  }

  private func add(_ edge: TableEdge, _ span: TablePlan.Span) {
    edge.view.frame = CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
    edge.view.autoresizingMask = .flexibleWidth
    edges.append(edge)
    if edge.isHeader {
      rowDelegate?.tableView(self, willDisplayHeaderView: edge.view, forSection: edge.section)
    } else {
      rowDelegate?.tableView(self, willDisplayFooterView: edge.view, forSection: edge.section)
    }
    addSubview(edge.view)
  }

  private func text(_ text: String?) -> UITableViewHeaderFooterView? {
    guard let text else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = text
    return view
  }
}
