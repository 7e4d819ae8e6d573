public import Foundation

/// What of a layout does not hold any more: all of it here.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing holds.
  open var invalidateEverything: Bool { true }
  /// Whether the numbers of items and sections do not hold.
  open var invalidateDataSourceCounts: Bool { true }
}
