import Foundation
import Testing
import UIKit

@MainActor @Suite("What stands around sections", .serialized) struct HeaderTests {
  private final class Title: UITableViewHeaderFooterView {
    private(set) var uses = 1

    override func prepareForReuse() {
      super.prepareForReuse()
      uses += 1
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var usesTitles = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      usesTitles ? "title" : nil
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      usesTitles ? nil : tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.append("shows \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { log.append("hides \(section)") }
  }

  private func makeTable(_ source: Source) -> UITableView {
    Headless.reset()
    Headless.register(Title.init(reuseIdentifier:))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    table.register(Title.self, forHeaderFooterViewReuseIdentifier: "title")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  @Test("a header is made of its class, shown, told of and used again")
  func reuse() throws {
    let source = Source()
    let table = makeTable(source)
    let title = try #require(table.headerView(forSection: 0) as? Title)
    #expect(title.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(title.frame == table.rectForHeader(inSection: 0))

    table.reloadData()
    table.layoutIfNeeded()

    #expect(table.headerView(forSection: 0) === title && title.uses == 2)
    #expect(source.log == ["shows 0", "hides 0", "shows 0"])
  }

  @Test("a title is shown by a header of the system's")
  func titles() {
    let source = Source()
    source.usesTitles = true

    let table = makeTable(source)

    #expect(table.headerView(forSection: 0)?.textLabel?.text == "title")
    #expect(table.footerView(forSection: 0) == nil)
  }

  private final class Stateful: UITableViewCell {
    var states: [Bool] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
    }
  }

  @Test("a cell makes its looks anew when it is first laid out and when its state changes")
  func states() {
    Headless.reset()
    let cell = Stateful(style: .default, reuseIdentifier: nil)
    var heard = 0
    cell.configurationUpdateHandler = { _, _ in heard += 1 }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()

    #expect(cell.states == [false, true])
    #expect(heard == 2)
  }
}
