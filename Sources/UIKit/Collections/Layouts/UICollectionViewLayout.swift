public import CoreGraphics
public import Foundation

/// Says where the items of a collection are; a subclass says it.
///
/// Differs from UIKit: contexts of invalidation change nothing, and nobody asks how items come and go or
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

  /// The class of the contexts that say what of the layout does not hold.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The direction in which the layout was thought out.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored where the interface runs the other way; nobody asks here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// What does not hold for other bounds; nobody asks here.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether it has to prepare anew where an item wants another size; items keep theirs here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What does not hold where an item wants another size; nobody asks here.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

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

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type?.init() ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Told that items come, go and move, and that they have; nobody tells here.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// How views that are no items look before they come and when they have gone; nobody asks here.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Makes a nib known of views that stand for no data; such views are not made here.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
}
