public import CoreGraphics
public import Foundation

/// Items that a data source knows, where a layout puts them.
///
/// Asks for the counts when it is laid out or asked, and for the views that are seen. Differs from
/// UIKit: items come and go, and layouts change, without moving; views that stand for no data are not
/// made; the delegate's static type is the scroll view's.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  final var reuseQueues: [String: ReuseQueue<UICollectionReusableView>] = [:]
  final let cellShelf = ReuseQueue<UICollectionViewCell> { _ in UICollectionViewCell(frame: .zero) }
  final var storedCounts: [Int]?
  final var cells: [IndexPath: UICollectionViewCell] = [:]
  final var edges: [String: [IndexPath: UICollectionReusableView]] = [:]
  final var chosen: [IndexPath] = []

  /// Says where items are; another one places all of them at once.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adoptLayout(insteadOf: oldValue) }
  }
  /// Who knows what is in the collection; not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  /// Who is asked and told; not kept alive.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { collectionViewLayout.invalidateLayout() }
  }
  /// The view behind all items; kept as a value.
  open var backgroundView: UIView?
  /// Whether fingers choose items.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  final var layoutChangeCompletion: LayoutInteractiveTransitionCompletion?
  final var movedItem: (from: IndexPath, to: IndexPath)?
  /// Whether fingers choose items while they are edited.
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether items are edited; kept as a value.
  open var isEditing = false
  /// Whether cells are asked for before they are seen; never here.
  open var isPrefetchingEnabled = true
  /// Who fetches items before they are seen; not kept alive, and not asked.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Who gives and takes what fingers drag; not kept alive, and not asked.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether fingers may drag items.
  open var dragInteractionEnabled = true
  open var reorderingCadence = ReorderingCadence.immediate
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Makes a collection whose items flow.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
  }

  /// The rectangle in the collection's own coordinates; other items are seen when it changes.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old != newValue { setNeedsLayout() }
    }
  }

  /// Places what is seen, and asks for the views that are new.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }

  /// Forgets all counts, views and what is chosen; the data source is asked again.
  open func reloadData() { forgetItems() }

  // MARK: - Views

  /// Says of what class cells with an identifier are; one of your own is registered with `Headless`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellShelf.register(cellClass, for: identifier)
  }
  /// Says of what class views of a kind are that are no items.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    queue(of: elementKind).register(viewClass, for: identifier)
  }
  /// A cell that is no longer seen, or a new one; it raises where no class is registered (K14).
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let found = cellShelf.neededView(for: identifier)
    ready(found.view, isNew: found.isNew, identifier)
    return found.view
  }
  /// A view that is no longer seen, or a new one; it raises where no class is registered (K14).
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let found = queue(of: elementKind).neededView(for: identifier)
    ready(found.view, isNew: found.isNew, identifier)
    return found.view
  }
  /// The cell of an item, where it is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The cells that are seen, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

  // MARK: - Touches

  /// Chooses the item that a finger tapped.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    for touch in touches { tap(touch) }
  }
}
