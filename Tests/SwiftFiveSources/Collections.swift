import UIKit

/// A gallery whose pictures grow into pages, as zoom libraries have it.
class GalleryController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  let feedback = UINotificationFeedbackGenerator()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Thumbnail.self, forCellWithReuseIdentifier: "thumbnail")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.allowsMultipleSelection = false
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return 12 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "thumbnail", for: indexPath)
    (cell as? Thumbnail)?.picture.tag = indexPath.item
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    feedback.prepare()
    feedback.notificationOccurred(.success)
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: false)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { return CGSize(width: 100, height: 100) }

  /// Where a transition to a page begins.
  func startFrame(in view: UIView) -> CGRect? {
    guard let path = collectionView.indexPathsForSelectedItems?.first,
      let cell = collectionView.cellForItem(at: path)
    else { return nil }
    return cell.convert(cell.bounds, to: view)
  }
}

/// A line of cards, the middle one largest.
class CarouselLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 20
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let found = super.layoutAttributesForElements(in: rect),
      let collectionView = collectionView
    else { return nil }
    return found.compactMap { attributes in
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
      let distance = abs(copy.center.x - collectionView.bounds.midX)
      let scale = max(1 - distance / 1000, 0.5)
      copy.transform = CGAffineTransform(scaleX: scale, y: scale)
      copy.zIndex = Int(scale * 10)
      return copy
    }
  }
}

/// Attributes with something of their own.
class CardAttributes: UICollectionViewLayoutAttributes {
  var ratio: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CardAttributes)?.ratio = ratio
    return copy
  }
}

class RowCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    backgroundColor = selected ? .lightGray : .white
  }
}

class ListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    tableView.tableFooterView = UIView()
    tableView.separatorStyle = .none
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A controller that keeps a table beside other things.
class SideListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    let behavior = UIDynamicItemBehavior(items: [tableView])
    behavior.elasticity = 0.5
    animator.addBehavior(behavior)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return tableView.dequeueReusableCell(withIdentifier: "plain")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "plain")
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return 60
  }
}

class GridSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
