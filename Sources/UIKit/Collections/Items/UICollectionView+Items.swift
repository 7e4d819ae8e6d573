public import CoreGraphics
public import Foundation

extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { counts.count }

  /// How many items a section has; zero where there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// The items that are seen, in order.
  public var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// The item of a cell that is seen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The item at a point.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let room = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: room)?
      .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Where an item is and how it looks.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// A view that is no item, where it is seen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { edges[elementKind]?[indexPath] }

  /// Has another layout place all items; nothing moves here.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  /// Scrolls until an item is where it is wanted.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    contentSize = collectionViewLayout.collectionViewContentSize
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    var goal = offset(showing: frame)
    if scrollPosition.contains(.top) { goal.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) {
      goal.y = frame.midY - inset.top - seen.height / 2
    }
    if scrollPosition.contains(.bottom) { goal.y = frame.maxY - inset.top - seen.height }
    if scrollPosition.contains(.left) { goal.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) {
      goal.x = frame.midX - inset.left - seen.width / 2
    }
    if scrollPosition.contains(.right) { goal.x = frame.maxX - inset.left - seen.width }
    setContentOffset(nearestOffset(to: goal), animated: animated)
  }
}

extension UICollectionView {
  /// Changes items; the data source is asked again, and the completion runs at once.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    forgetItems(keepingChosen: true)
    completion?(true)
  }

  /// Asks the data source again.
  public func reloadItems(at indexPaths: [IndexPath]) { forgetItems(keepingChosen: true) }

  /// Asks the data source again.
  public func reloadSections(_ sections: IndexSet) { forgetItems(keepingChosen: true) }

  /// Asks the data source again, which has the new items.
  public func insertItems(at indexPaths: [IndexPath]) { forgetItems() }

  /// Asks the data source again, which no longer has the items.
  public func deleteItems(at indexPaths: [IndexPath]) { forgetItems() }
}
