public import CoreGraphics
public import Foundation

/// Says where the items of a collection are; a subclass says it.
///
/// Differs from UIKit: contexts of invalidation say nothing, and nobody asks how items come and go or
/// where a finger's scrolling should end.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Whether it has to prepare before it is asked again.
  final var needsPreparing = true

  /// The collection that asks.
  open var collectionView: UICollectionView? { owner }
  /// The collection that has the layout.
  final weak var owner: UICollectionView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that the layout gives.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Told before it is asked, the first time and after each invalidation.
  open func prepare() {}

  /// The size of all that there is.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of what reaches into a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a view that is no item.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a view that stands for no data; such views are not made here.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether it has to prepare anew for other bounds; not unless a subclass says so.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Has it prepare anew in the collection's next layout.
  open func invalidateLayout() {
    needsPreparing = true
    collectionView?.setNeedsLayout()
  }

  /// Has it prepare anew in the collection's next layout; differs from UIKit: all of it, and only
  /// code calls this form.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// Makes a class known of views that stand for no data; such views are not made here.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// Where scrolling should end; nobody asks here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where a collection should be when it has another layout; nobody asks here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// How an item looks before it comes; nobody asks here.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// How an item looks when it has gone; nobody asks here.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
