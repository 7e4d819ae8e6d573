public import CoreGraphics
public import Foundation

/// Who is asked and told about a table; all of it optional.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Asked for a row's height in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Asked for the height of what is above a section, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Asked for the height of what is below a section, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Asked for the view above a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Asked for the view below a section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Told before a cell is seen.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Told when a cell is no longer seen.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath)

  /// Asked when a finger chooses a row; another row or none may be chosen instead.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Told when a finger has chosen a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Told when a finger has ended a row's being chosen.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Told before what stands around a section is seen.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Told when what stands around a section is no longer seen.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Told before what stands around a section is seen.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Told when what stands around a section is no longer seen.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
}

extension UITableViewDelegate {
  /// The table's.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.handOn(self, "tableView:heightForRowAt:") { (next: any UITableViewDelegate) in
      next.tableView(tableView, heightForRowAt: indexPath)
    } ?? tableView.rowHeight
  }

  /// The table's.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    OptionalMethod.handOn(self, "tableView:heightForHeaderInSection:") {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, heightForHeaderInSection: section)
    } ?? tableView.sectionHeaderHeight
  }

  /// The table's.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    OptionalMethod.handOn(self, "tableView:heightForFooterInSection:") {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, heightForFooterInSection: section)
    } ?? tableView.sectionFooterHeight
  }

  /// None.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.handOn(self, "tableView:viewForHeaderInSection:") {
      (next: any UITableViewDelegate) in next.tableView(tableView, viewForHeaderInSection: section)
    } ?? nil
  }

  /// None.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.handOn(self, "tableView:viewForFooterInSection:") {
      (next: any UITableViewDelegate) in next.tableView(tableView, viewForFooterInSection: section)
    } ?? nil
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    _ = OptionalMethod.handOn(self, "tableView:willDisplay:forRowAt:") {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    _ = OptionalMethod.handOn(self, "tableView:didEndDisplaying:forRowAt:") {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  /// The row itself.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.handOn(self, "tableView:willSelectRowAt:") { (next: any UITableViewDelegate) in
      next.tableView(tableView, willSelectRowAt: indexPath)
    } ?? indexPath
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    _ = OptionalMethod.handOn(self, "tableView:didSelectRowAt:") {
      (next: any UITableViewDelegate) in next.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    _ = OptionalMethod.handOn(self, "tableView:didDeselectRowAt:") {
      (next: any UITableViewDelegate) in next.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    _ = OptionalMethod.handOn(self, "tableView:willDisplayHeaderView:forSection:") {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    _ = OptionalMethod.handOn(self, "tableView:didEndDisplayingHeaderView:forSection:") {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    _ = OptionalMethod.handOn(self, "tableView:willDisplayFooterView:forSection:") {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    _ = OptionalMethod.handOn(self, "tableView:didEndDisplayingFooterView:forSection:") {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
