public import Foundation

/// What of a layout does not hold any more: all of it here.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing holds.
  open var invalidateEverything: Bool { true }
  /// Whether the numbers of items and sections do not hold.
  open var invalidateDataSourceCounts: Bool { true }
  /// How much what is seen moves on; kept, and nothing moves.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger everything is; kept, and nothing grows.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that do not hold.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  public override init() { super.init() }

  /// Says of items that they do not hold.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
