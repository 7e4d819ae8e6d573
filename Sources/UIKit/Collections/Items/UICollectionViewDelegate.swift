import CoreGraphics
public import Foundation

/// Who is asked and told about a collection; all of it optional.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Asked when a finger chooses an item.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Told when a finger has chosen an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Told when a finger has ended an item's being chosen.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Told before a cell is seen.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Told when a cell is no longer seen.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Asked for the layout between two under a finger.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  /// Asked for a menu; never here.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UICollectionViewDelegate {
  /// It should.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.handOn(self, "collectionView:shouldSelectItemAt:") {
      (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldSelectItemAt: indexPath)
    } ?? true
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    _ = OptionalMethod.handOn(self, "collectionView:didSelectItemAt:") {
      (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    _ = OptionalMethod.handOn(self, "collectionView:didDeselectItemAt:") {
      (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    _ = OptionalMethod.handOn(self, "collectionView:willDisplay:forItemAt:") {
      (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    _ = OptionalMethod.handOn(self, "collectionView:didEndDisplaying:forItemAt:") {
      (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// One without ideas of its own.
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethod.handOn(self, "collectionView:transitionLayoutForOldLayout:newLayout:") {
      (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    } ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// None.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
