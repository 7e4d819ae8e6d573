public import CoreGraphics
public import Foundation

/// What of a layout does not hold any more: all of it here, whatever a context says.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() {
    super.init()
  }

  /// Whether nothing holds.
  open var invalidateEverything: Bool { true }
  /// Whether the numbers of items and sections do not hold.
  open var invalidateDataSourceCounts: Bool { true }
  /// The items that do not hold, and the views by their kind.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// By how much the content is to be moved, and to be larger; kept as values.
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What of a layout of lines does not hold any more.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether what the delegate says does not hold.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of items do not hold.
  open var invalidateFlowLayoutAttributes = true
}

/// What becomes of an item when several come, go and move.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What becomes of it.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  open internal(set) var indexPathBeforeUpdate: IndexPath?
  open internal(set) var indexPathAfterUpdate: IndexPath?
  open internal(set) var updateAction = Action.none
}
