public import Foundation

extension UICollectionView {
  /// The items that are chosen, in the order in which they were; none where no item is.
  public var indexPathsForSelectedItems: [IndexPath]? { chosen }

  /// Chooses an item; the delegate is not told.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in chosen where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath, indexPath.item < numberOfItems(inSection: indexPath.section) else {
      return
    }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends an item's being chosen; the delegate is not told.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// Chooses the item that a finger began and ended on, as the delegate lets it.
  final func tap(_ touch: UITouch) {
    let point = touch.location(in: self)
    guard allowsSelection, let view = touch.view, let path = indexPathForItem(at: point),
      let cell = cells[path], view.isDescendant(of: cell)
    else { return }
    if allowsMultipleSelection, chosen.contains(path) { return end(path) }
    guard consultItems({ $0.collectionView(self, shouldSelectItemAt: path) }) ?? true else {
      return
    }
    if !allowsMultipleSelection {
      for other in chosen where other != path { end(other) }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    consultItems { $0.collectionView(self, didSelectItemAt: path) }
  }

  private func end(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    consultItems { $0.collectionView(self, didDeselectItemAt: path) }
  }

  /// Tells or asks the delegate of a finger's choice; it is to answer for what it does then.
  @discardableResult
  private func consultItems<Value>(_ call: (any UICollectionViewDelegate) -> Value) -> Value? {
    itemDelegate.map { delegate in World.consult(delegate) { call(delegate) } }
  }
}
