import Testing
import UIKit

@MainActor @Suite("Tables", .serialized) struct TableTests {
  @Test("a table asks for the cells that are seen and for no others")
  func seen() {
    let rows = Rows()

    rows.table.layoutIfNeeded()

    #expect(rows.log == (0..<10).map { "cell 0.\($0)" })
    #expect(rows.table.visibleCells.map(\.tag) == Array(0..<10))
    #expect(rows.table.visibleCells[3].frame == CGRect(x: 0, y: 150, width: 300, height: 50))
    #expect(rows.table.contentSize == CGSize(width: 300, height: 5000))
    #expect(rows.table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
  }

  @Test("cells that scroll away are used again")
  func reuse() {
    let rows = Rows()
    rows.table.layoutIfNeeded()
    let old = rows.table.visibleCells

    rows.table.contentOffset = CGPoint(x: 0, y: 1000)
    rows.table.layoutIfNeeded()

    #expect(rows.table.visibleCells.map(\.tag) == Array(20..<30))
    #expect(Set(rows.table.visibleCells) == Set(old))
  }

  @Test("counts are asked for again after a reload, and nothing is chosen any more")
  func reload() {
    let rows = Rows()
    let path = IndexPath(row: 1, section: 0)
    rows.table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(rows.table.numberOfRows(inSection: 0) == 100)

    rows.counts = [2, 3]
    #expect(rows.table.numberOfRows(inSection: 0) == 100)
    rows.table.reloadData()

    #expect(rows.table.numberOfSections == 2 && rows.table.numberOfRows(inSection: 1) == 3)
    #expect(rows.table.indexPathForSelectedRow == nil)
    rows.table.layoutIfNeeded()
    #expect(rows.table.visibleCells.count == 5)
  }

  @Test("a program chooses one row, and no delegate hears of it")
  func choosing() {
    let rows = Rows()
    rows.table.layoutIfNeeded()
    rows.log = []

    rows.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    rows.table.selectRow(at: IndexPath(row: 60, section: 0), animated: false, scrollPosition: .top)

    #expect(rows.table.indexPathForSelectedRow == IndexPath(row: 60, section: 0))
    #expect(rows.table.contentOffset.y == 3000)
    rows.table.layoutIfNeeded()
    #expect(rows.table.cellForRow(at: IndexPath(row: 60, section: 0))?.isSelected == true)
    #expect(!rows.log.contains { $0.hasPrefix("did") || $0.hasPrefix("will") })
  }

  @Test("a finger chooses the row it taps, if the delegate lets it")
  func tapping() {
    let rows = Rows()
    rows.table.layoutIfNeeded()
    rows.log = []

    for height in [125, 175, 225] {
      Headless.touchDown(at: CGPoint(x: 50, y: height))
      Headless.touchUp()
    }

    #expect(rows.log == ["will 0", "did 0", "will 1", "ended 0", "did 1", "will 2"])
    #expect(rows.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test("a finger that scrolls chooses nothing")
  func scrolling() {
    let rows = Rows()
    rows.table.layoutIfNeeded()
    rows.log = []

    Headless.touchDown(at: CGPoint(x: 50, y: 425))
    for height in [400, 375, 350] { Headless.touchMove(to: CGPoint(x: 50, y: height)) }
    Headless.touchUp()

    #expect(rows.table.contentOffset.y > 0)
    #expect(rows.table.indexPathForSelectedRow == nil)
  }

  @Test("a cell of a program's own class is made where the class is registered")
  func ownClass() {
    let rows = Rows()
    Headless.register(TitledCell.init(style:reuseIdentifier:))
    rows.table.register(TitledCell.self, forCellReuseIdentifier: "row")

    rows.table.layoutIfNeeded()

    #expect(rows.table.visibleCells.allSatisfy { $0 is TitledCell })
    #expect(Headless.complaints == [])
  }

  @Test("a class that is not registered raises K13, and an unknown identifier K14")
  func complaints() {
    let rows = Rows()
    rows.table.register(LostCell.self, forCellReuseIdentifier: "lost")
    let path = IndexPath(row: 0, section: 0)

    _ = rows.table.dequeueReusableCell(withIdentifier: "lost", for: path)
    #expect(Headless.complaints.map(\.id) == ["K13"])
    let others = Rows()
    #expect(others.table.dequeueReusableCell(withIdentifier: "none") == nil)
    _ = others.table.dequeueReusableCell(withIdentifier: "none", for: path)
    #expect(Headless.complaints.map(\.id) == ["K14"])
  }

  @Test("a table's controller makes a table that asks it, and forgets what is chosen")
  func controller() {
    Headless.reset()
    let controller = UITableViewController(style: .plain)

    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
  }

  @Test(
    "a style decides whether there is a second label",
    arguments: [
      (UITableViewCell.CellStyle.default, false), (.value1, true), (.value2, true),
      (.subtitle, true),
    ])
  func styles(style: UITableViewCell.CellStyle, hasDetail: Bool) {
    Headless.reset()
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)

    #expect(cell.textLabel != nil && (cell.detailTextLabel != nil) == hasDetail)
  }
}

private final class TitledCell: UITableViewCell {}
private final class LostCell: UITableViewCell {}
