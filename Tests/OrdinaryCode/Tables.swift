import UIKit

// MARK: - A table that is edited

final class TasksViewController: UITableViewController {
  private var tasks = ["Water plants", "Call home"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.allowsSelectionDuringEditing = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    cell.textLabel?.text = tasks[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    tasks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    tasks.insert(tasks.remove(at: source.row), at: destination.row)
  }
}

// MARK: - Swipe actions

final class SwipeActionsDelegate: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { action, view, done in
      view.alpha = 0.5
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: nil) { _, _, done in done(false) }
    flag.backgroundColor = .systemOrange
    let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}

// MARK: - Headers and footers of sections

final class SectionHeader: UITableViewHeaderFooterView {
  static let reuseIdentifier = String(describing: SectionHeader.self)
  private let title = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    contentView.addSubview(title)
    backgroundView = UIView()
    backgroundView?.backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    title.text = nil
  }
}

final class SectionHeaderDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: SectionHeader.reuseIdentifier)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 0 ? CGFloat.leastNormalMagnitude : 40
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cell.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    cell.selectionStyle = .none
  }
}

// MARK: - A batch of updates, and scrolling

final class LogViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .insetGrouped)

  func append(_ count: Int) {
    tableView.performBatchUpdates {
      self.tableView.insertSections(IndexSet(integer: 0), with: .fade)
      self.tableView.reloadRows(at: self.tableView.indexPathsForVisibleRows ?? [], with: .none)
    } completion: { [weak self] finished in
      guard finished, let self else { return }
      let last = IndexPath(row: count - 1, section: 0)
      self.tableView.scrollToRow(at: last, at: .bottom, animated: true)
      self.tableView.selectRow(at: last, animated: false, scrollPosition: .none)
    }
    tableView.beginUpdates()
    tableView.endUpdates()
  }

  func clearSelection(animated: Bool) {
    guard let selected = tableView.indexPathForSelectedRow else { return }
    tableView.deselectRow(at: selected, animated: animated)
    tableView.keyboardDismissMode = .onDrag
    tableView.tableFooterView = UIView()
    tableView.separatorStyle = .singleLine
    if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
  }
}

// MARK: - Content configurations

final class ConfiguredCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = "Title"
    content.secondaryText = "Subtitle"
    content.image = UIImage(systemName: "star.fill")
    content.imageProperties.tintColor = .systemYellow
    content.textProperties.font = .boldSystemFont(ofSize: 17)
    content.textProperties.numberOfLines = 2
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = state.isSelected ? .systemGray4 : .systemBackground
    background.cornerRadius = 8
    backgroundConfiguration = background
  }
}
