import Foundation
import Testing
import UIKit

@MainActor @Suite("Items by what identifies them", .serialized) struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    return snapshot
  }

  /// A change of a snapshot, and what is in its sections then.
  struct Row: CustomStringConvertible, Sendable {
    let description: String
    let change: @Sendable (inout Snapshot) -> Void
    let sections: [String]
    let items: [[Int]]
  }

  nonisolated static let rows = [
    Row(
      description: "insert before and after",
      change: {
        $0.insertItems([5], beforeItem: 1)
        $0.insertItems([6, 7], afterItem: 4)
      }, sections: ["a", "b"], items: [[5, 1, 2, 3], [4, 6, 7]]),
    Row(
      description: "move over sections", change: { $0.moveItem(1, afterItem: 4) },
      sections: ["a", "b"], items: [[2, 3], [4, 1]]),
    Row(
      description: "move backwards", change: { $0.moveItem(3, beforeItem: 1) },
      sections: ["a", "b"], items: [[3, 1, 2], [4]]),
    Row(
      description: "delete", change: { $0.deleteItems([2, 4]) }, sections: ["a", "b"],
      items: [[1, 3], []]),
    Row(
      description: "sections",
      change: {
        $0.insertSections(["c"], beforeSection: "a")
        $0.moveSection("a", afterSection: "b")
      }, sections: ["c", "b", "a"], items: [[], [4], [1, 2, 3]]),
    Row(
      description: "a section with its items", change: { $0.deleteSections(["a"]) },
      sections: ["b"], items: [[4]]),
    Row(description: "all", change: { $0.deleteAllItems() }, sections: [], items: []),
  ]

  @Test("what a snapshot's changes lead to", arguments: rows)
  func changes(row: Row) {
    var snapshot = Self.snapshot()

    row.change(&snapshot)

    #expect(snapshot.sectionIdentifiers == row.sections)
    #expect(row.sections.map { snapshot.itemIdentifiers(inSection: $0) } == row.items)
    #expect(snapshot.itemIdentifiers == row.items.flatMap { $0 })
  }

  @Test("a table shows the rows of its snapshot, and what is chosen goes with its row")
  func table() {
    Headless.reset()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(Self.snapshot())
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3", "4"])

    table.selectRow(at: source.indexPath(for: 3), animated: false, scrollPosition: .none)
    var next = source.snapshot()
    next.moveItem(3, beforeItem: 1)
    next.deleteItems([2])
    var isApplied = false
    source.apply(next) { isApplied = true }
    table.layoutIfNeeded()

    #expect(isApplied)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["3", "1", "4"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 4)
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 1)) == nil)
  }

  @Test("a collection shows what is not folded away")
  func outline() {
    Headless.reset()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    var shown: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      shown.append(item)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["x", "y"])
    tree.append(["x1", "x2"], to: "x")
    tree.append(["x1a"], to: "x1")

    source.apply(tree, to: 0)
    view.layoutIfNeeded()
    #expect(shown == ["x", "y"])

    shown = []
    tree.expand(["x"])
    source.apply(tree, to: 0)
    view.layoutIfNeeded()

    #expect(shown == ["x", "x1", "x2", "y"])
    #expect(tree.level(of: "x1a") == 2 && tree.parent(of: "x1a") == "x1")
    #expect(source.snapshot(for: 0).items == ["x", "x1", "x1a", "x2", "y"])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
  }

  @Test("a tree that loses an item loses all below it")
  func cuts() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["x", "y"])
    tree.append(["x1"], to: "x")
    tree.insert(["x0"], before: "x1")
    #expect(tree.snapshot(of: "x").items == ["x0", "x1"])

    tree.delete(["x"])

    #expect(tree.items == ["y"])
  }
}
