public import CoreGraphics
public import Foundation

/// Items in lines, one line after another.
///
/// The items of a full line are spread over its length; an only one is in the middle of it. The last
/// line keeps the gaps of the line before. Inferred. Differs from UIKit: items do not size themselves,
/// and headers scroll with their sections.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var plan = FlowPlan()
  private var preparedSize: CGSize?

  /// The way in which lines follow one another.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The room between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The least room between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The size of items, where the delegate does not say it.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  /// The size of items that size themselves; kept as a value.
  open var estimatedItemSize = CGSize.zero
  /// The room around sections, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }
  /// The size of what is before a section; one dimension counts.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// The size of what is after a section; one dimension counts.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// Whether headers stay in sight; kept as a value.
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  /// Stands for a size that items have of themselves.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Measures all items.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    preparedSize = collectionView.bounds.size
    plan = FlowPlan()
    plan.isVertical = scrollDirection == .vertical
    let inset = collectionView.adjustedContentInset
    plan.breadth =
      plan.isVertical
      ? collectionView.bounds.width - inset.left - inset.right
      : collectionView.bounds.height - inset.top - inset.bottom
    for section in 0..<collectionView.numberOfSections { add(section, of: collectionView) }
  }

  open override var collectionViewContentSize: CGSize { plan.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    plan.frames(in: rect).map { attributes($0.place, $0.frame) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    plan.frame(of: .item(indexPath)).map { attributes(.item(indexPath), $0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let place = FlowPlan.Place.edge(elementKind, indexPath)
    return plan.frame(of: place).map { attributes(place, $0) }
  }

  /// Lines are broken anew for another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }

  private func attributes(
    _ place: FlowPlan.Place, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = type?.init() ?? UICollectionViewLayoutAttributes()
    switch place {
    case .item(let path):
      attributes.indexPath = path
    case .edge(let kind, let path):
      attributes.indexPath = path
      attributes.representedElementCategory = .supplementaryView
      attributes.representedElementKind = kind
    }
    attributes.frame = frame
    return attributes
  }

  private func add(_ section: Int, of view: UICollectionView) {
    let asked = view.delegate as? any UICollectionViewDelegateFlowLayout
    let first = IndexPath(item: 0, section: section)
    plan.add(.edge(UICollectionView.elementKindSectionHeader, first), headerReferenceSize)
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      return asked?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    }
    plan.add(
      section: section, sizes,
      inset: asked?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset,
      lineGap: asked?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      itemGap: asked?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing)
    plan.add(.edge(UICollectionView.elementKindSectionFooter, first), footerReferenceSize)
  }
}
