import CoreGraphics
import Foundation

extension UICollectionView {
  final var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// How many items each section has; the data source is asked where that is not known.
  final var counts: [Int] {
    if let storedCounts { return storedCounts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let counts = (0..<max(sections, 0)).map {
      max(dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0, 0)
    }
    storedCounts = counts
    return counts
  }

  /// Places what is seen, and takes away what is not.
  final func placeItems() {
    prepareLayout()
    contentSize = collectionViewLayout.collectionViewContentSize
    let seen = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { $0.frame.sharesArea(with: bounds) }
    takeAway(notIn: seen)
    for attributes in seen {
      switch attributes.representedElementCategory {
      case .cell: placeCell(attributes)
      case .supplementaryView: placeEdge(attributes)
      case .decorationView: break
      }
    }
  }

  /// Lets the layout prepare, where it has to.
  final func prepareLayout() {
    let layout = collectionViewLayout
    guard layout.needsPreparing || layout.shouldInvalidateLayout(forBoundsChange: bounds) else {
      return
    }
    layout.prepare()
    layout.needsPreparing = false
  }

  private func placeCell(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let cell = cells[path] { return apply(attributes, to: cell) }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
    cells[path] = cell
    cell.isSelected = chosen.contains(path)
    apply(attributes, to: cell)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    addSubview(cell)
  }

  private func placeEdge(_ attributes: UICollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind else { return }
    let path = attributes.indexPath
    if let view = edges[kind]?[path] { return apply(attributes, to: view) }
    guard
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
    else { return }
    edges[kind, default: [:]][path] = view
    apply(attributes, to: view)
    addSubview(view)
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    view.bounds.size = attributes.size
    view.center = attributes.center
    view.transform3D = attributes.transform3D
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  private func takeAway(notIn seen: [UICollectionViewLayoutAttributes]) {
    let items = Set(
      seen.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    for path in cells.keys.sorted() where !items.contains(path) { retire(path) }
    for (kind, views) in edges {
      let kept = Set(seen.filter { $0.representedElementKind == kind }.map(\.indexPath))
      for path in views.keys.sorted() where !kept.contains(path) { retire(path, of: kind) }
    }
  }
}
