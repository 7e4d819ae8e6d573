import UIKit

/// A table's data source and delegate, which writes what it is asked and told.
@MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [100]
  var height: CGFloat = 50
  var log: [String] = []
  var makeCell: (UITableView, IndexPath) -> UITableViewCell = { table, path in
    table.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  let table: UITableView
  let window: UIWindow

  /// Begins the scene anew, with a table of 500 points.
  override init() {
    Headless.reset()
    window = UIWindow(frame: UIScreen.main.bounds)
    let home = UIViewController()
    window.rootViewController = home
    window.makeKeyAndVisible()
    table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 500))
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    super.init()
    home.view.addSubview(table)
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.section).\(indexPath.row)")
    let cell = makeCell(tableView, indexPath)
    cell.tag = indexPath.row
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will \(indexPath.row)")
    return indexPath.row == 2 ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("did \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("ended \(indexPath.row)")
  }
}
