public import CoreGraphics
public import Foundation

/// Rows below one another, which a data source knows.
///
/// Asks for the counts when it is laid out or asked, and for the cells that are seen. Differs from
/// UIKit: rows of automatic height are 44 points high and texts around sections 28; rows come and go
/// without moving; headers scroll with their rows; the delegate's static type is the scroll view's.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Stands for a height that the content decides.
  public class var automaticDimension: CGFloat { -1 }

  final let queue = ReuseQueue<UITableViewCell> {
    UITableViewCell(style: .default, reuseIdentifier: $0)
  }
  final var storedPlan: TablePlan?
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var chosen: [IndexPath] = []
  final let edgeQueue = ReuseQueue<UITableViewHeaderFooterView> {
    UITableViewHeaderFooterView(reuseIdentifier: $0)
  }
  final var edges: [TableEdge] = []

  /// How rows are grouped.
  public final let style: UITableView.Style
  /// Who knows what is in the table; not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// Who is asked and told; not kept alive.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { planAnew() }
  }
  /// The height of rows in points.
  open var rowHeight = UITableView.automaticDimension {
    didSet { planAnew() }
  }
  /// The height that rows have until they are seen; kept as a value.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of what is above sections, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { planAnew() }
  }
  /// The height of what is below sections, in points.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { planAnew() }
  }
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// What the lines between rows do to what is behind; kept.
  open var separatorEffect: UIVisualEffect?
  /// The edges of the lines between rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The view above all rows; its height counts.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below all rows; its height counts.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// The view behind all rows; kept as a value.
  open var backgroundView: UIView?
  /// Whether fingers choose rows.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows are edited; kept as a value.
  open var isEditing = false
  /// Whether fingers choose rows while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// The heights that what is around sections has until it is seen; kept as values.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The room above each section; kept as a value.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// Whether rows keep to a width that can be read; kept as a value.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// What the letters at the side look like; none are shown here.
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Who fetches rows before they are seen; not kept alive, and not asked.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether cells are asked for before they are seen; never here.
  open var isPrefetchingEnabled = true
  /// Who gives and takes what fingers drag; not kept alive, and not asked.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether fingers may drag rows.
  open var dragInteractionEnabled = false
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }

  /// Makes a table.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a plain table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The rectangle in the table's own coordinates; other rows are seen when it changes.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old != newValue { setNeedsLayout() }
    }
  }

  /// Places what is seen, and asks for the cells that are new.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRows()
  }

  /// Says whether rows are edited; nothing moves here.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: - Cells

  /// Says of what class cells with an identifier are; one of your own is registered with `Headless`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    queue.register(cellClass, for: identifier)
  }
  /// A cell that is no longer seen, or a new one; none where no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    queue.view(for: identifier).map(ready)
  }
  /// A cell that is no longer seen, or a new one; it raises where no class is registered (K14).
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    ready(queue.neededView(for: identifier))
  }
  /// Forgets all counts, cells and what is chosen; the data source is asked again.
  open func reloadData() { forgetRows() }
  /// The cell of a row, where it is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// The cells that are seen, from top to bottom.
  open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

  // MARK: - Touches

  /// Chooses the row that a finger tapped.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    for touch in touches { tap(touch) }
  }
}
