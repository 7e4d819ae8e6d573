public import CoreGraphics
public import Foundation

/// How all sections are laid out.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// The views at the edges of the whole; not placed here.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// Gives each section its layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections that are made of groups of items.
///
/// Differs from UIKit: items do not size themselves, sections do not scroll across, headers scroll with
/// their sections, and writing goes from the left.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [Int: NSCollectionLayoutSection] = [:]
  private var plan = CompositionalPlan(isVertical: true, room: .zero)
  private var preparedSize: CGSize?
  private var environment: LayoutEnvironment?

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// A list that looks like a table.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    })
  }

  /// Lays out all sections.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    preparedSize = view.bounds.size
    let insets = view.adjustedContentInset
    let isVertical = configuration.scrollDirection == .vertical
    let room =
      isVertical
      ? CGSize(width: view.bounds.width - insets.left - insets.right, height: view.bounds.height)
      : CGSize(width: view.bounds.width, height: view.bounds.height - insets.top - insets.bottom)
    let environment = LayoutEnvironment(room, view.traitCollection)
    self.environment = environment
    plan = CompositionalPlan(isVertical: isVertical, room: room)
    sections = [:]
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, environment) else { continue }
      if !sections.isEmpty { plan.skip(configuration.interSectionSpacing) }
      sections[number] = section
      plan.add(
        section, number: number, count: view.numberOfItems(inSection: number), in: environment)
    }
  }

  open override var collectionViewContentSize: CGSize { plan.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let seen = plan.places.filter { $0.frame.sharesArea(with: rect) }.map(attributes)
    tellOfSeen(seen)
    return seen
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    plan.places.first { $0.kind == nil && $0.path == indexPath }.map(attributes)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    plan.places.first { $0.kind == elementKind && $0.path == indexPath }.map(attributes)
  }

  /// Everything is laid out anew for another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }

  private func attributes(_ place: CompositionalPlan.Place) -> UICollectionViewLayoutAttributes {
    let made =
      place.kind.map {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: place.path)
      } ?? UICollectionViewLayoutAttributes(forCellWith: place.path)
    made.frame = place.frame
    made.zIndex = place.zIndex
    return made
  }

  /// Lets sections give what is seen of them other looks, whenever the collection asks. (When is inferred.)
  private func tellOfSeen(_ seen: [UICollectionViewLayoutAttributes]) {
    guard let environment else { return }
    for (number, section) in sections.sorted(by: { $0.key < $1.key }) {
      guard let handler = section.visibleItemsInvalidationHandler else { continue }
      let items = seen.filter { $0.indexPath.section == number }.map(VisibleItem.init)
      handler(items, collectionView?.contentOffset ?? .zero, environment)
    }
  }
}

/// The room that sections are laid out in.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  private let room: LayoutRoom
  let traitCollection: UITraitCollection

  var container: any NSCollectionLayoutContainer { room }

  init(_ size: CGSize, _ traits: UITraitCollection) {
    room = LayoutRoom(size)
    traitCollection = traits
  }

  /// A room without insets.
  private final class LayoutRoom: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }

    init(_ size: CGSize) {
      contentSize = size
    }
  }
}

/// An item that is seen, which changes its attributes.
private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var name: String { "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
