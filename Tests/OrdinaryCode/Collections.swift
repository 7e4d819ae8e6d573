import UIKit

// MARK: - A grid with a flow layout

final class GridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let colors: [UIColor] = [.red, .green, .blue]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.scrollDirection = .vertical
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { colors.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = colors[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (collectionView.bounds.width - 24) / 3
    return CGSize(width: side, height: side)
  }
}

// MARK: - A compositional layout

enum CompositionalLayouts {
  static func carousel() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let width = environment.container.contentSize.width
      for item in items { item.alpha = abs(item.frame.midX - offset.x - width / 2) < 100 ? 1 : 0.5 }
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func sidebar() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
      list.headerMode = index == 0 ? .none : .firstItemInSection
      list.showsSeparators = false
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
  }
}

// MARK: - A layout of one's own

final class StackedLayout: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let indexPath = IndexPath(item: item, section: 0)
      let one = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      one.frame = CGRect(
        x: 0, y: CGFloat(item) * 60, width: collectionView.bounds.width, height: 80)
      one.zIndex = item
      one.transform3D = CATransform3DMakeTranslation(0, 0, CGFloat(item))
      return one
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: attributes.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes[indexPath.item] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let one = attributes[itemIndexPath.item].copy() as? UICollectionViewLayoutAttributes
    one?.alpha = 0
    return one
  }
}

// MARK: - Cards that snap

final class SnappingLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposed }
    let target = CGRect(origin: proposed, size: collectionView.bounds.size)
    let middle = proposed.x + collectionView.bounds.width / 2
    let nearest = super.layoutAttributesForElements(in: target)?
      .filter { $0.representedElementCategory == .cell }
      .min { abs($0.center.x - middle) < abs($1.center.x - middle) }
    guard let nearest else { return proposed }
    return CGPoint(x: nearest.center.x - collectionView.bounds.width / 2, y: proposed.y)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = true
    return context
  }
}

// MARK: - A diffable data source with sections

final class FruitViewController: UIViewController {
  enum Section: Int, CaseIterable { case favourites, all }
  struct Fruit: Hashable { var id = UUID(), name: String }

  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: CompositionalLayouts.list())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Fruit>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Fruit> {
      cell, indexPath, fruit in
      var content = cell.defaultContentConfiguration()
      content.text = fruit.name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing)]
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, fruit in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: fruit)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Fruit>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([Fruit(name: "Apple"), Fruit(name: "Pear")], toSection: .all)
    snapshot.reloadSections([.all])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func remove(at indexPath: IndexPath) {
    guard let fruit = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([fruit])
    dataSource.apply(snapshot, animatingDifferences: true) { print("removed") }
  }
}

extension CompositionalLayouts {
  static func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
  }
}
