import Testing
import UIKit

@MainActor @Suite("Collections", .serialized) struct CollectionTests {
  @Test("items flow in lines, spread over the width; the last line keeps the gaps")
  func flow() {
    let items = Items(count: 5)
    items.layout.itemSize = CGSize(width: 80, height: 40)
    items.layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)

    items.view.layoutIfNeeded()

    let frames = items.view.visibleCells.map(\.frame.origin)
    #expect(
      frames == [
        CGPoint(x: 10, y: 5), CGPoint(x: 110, y: 5), CGPoint(x: 210, y: 5),
        CGPoint(x: 10, y: 55), CGPoint(x: 110, y: 55),
      ])
    #expect(items.view.contentSize == CGSize(width: 300, height: 100))
  }

  @Test("items that fill more than half of a line are in its middle")
  func column() {
    let items = Items(count: 2)
    items.layout.itemSize = CGSize(width: 200, height: 40)

    items.view.layoutIfNeeded()

    #expect(items.view.visibleCells.map(\.frame.minX) == [50, 50])
  }

  @Test("cells are asked for as they are seen, and used again")
  func reuse() {
    let items = Items(count: 100)
    items.layout.itemSize = CGSize(width: 300, height: 90)
    items.view.layoutIfNeeded()
    let old = items.view.visibleCells
    #expect(old.count == 4)

    items.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
    items.view.layoutIfNeeded()

    #expect(items.view.contentOffset.y == 5000)
    #expect(items.view.visibleCells.map(\.tag) == [50, 51, 52, 53])
    #expect(Set(items.view.visibleCells) == Set(old))
  }

  @Test("a finger chooses the item it taps, a program without a word to the delegate")
  func choosing() {
    let items = Items(count: 100)
    items.view.layoutIfNeeded()
    items.view.selectItem(at: IndexPath(item: 7, section: 0), animated: false, scrollPosition: [])
    #expect(items.log == [])

    Headless.touchDown(at: CGPoint(x: 10, y: 10))
    Headless.touchUp()

    #expect(items.log == ["ended 7", "did 0"])
    #expect(items.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(items.view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
  }

  @Test("another layout places the same items elsewhere")
  func otherLayout() {
    let items = Items(count: 3)
    items.view.layoutIfNeeded()
    let other = UICollectionViewFlowLayout()
    other.scrollDirection = .horizontal
    other.itemSize = CGSize(width: 100, height: 400)
    var isDone = false

    items.view.setCollectionViewLayout(other, animated: true) { isDone = $0 }

    #expect(items.view.visibleCells.map(\.frame.minX) == [0, 110, 220])
    #expect(isDone && other.collectionView === items.view && items.layout.collectionView == nil)
  }

  @Test("a layout of one's own decides place and looks")
  func ownLayout() {
    let items = Items(count: 2)

    items.view.collectionViewLayout = StackedLayout()
    items.view.layoutIfNeeded()

    #expect(items.view.visibleCells.map(\.alpha) == [1, 0.5])
    #expect(
      items.view.visibleCells.map(\.center) == [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50)])
    #expect(items.view.contentSize == CGSize(width: 100, height: 100))
  }

  @Test("a copy of attributes is equal in all, and of the same class")
  func copying() throws {
    Headless.reset()
    let attributes = TintedAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)

    let copy = try #require(attributes.copy() as? TintedAttributes)

    #expect(copy !== attributes && copy.indexPath == attributes.indexPath)
    #expect(copy.frame == attributes.frame && copy.transform == attributes.transform)
  }

  @Test("a collection's controller makes a collection that asks it")
  func controller() {
    Headless.reset()
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)

    #expect(controller.collectionView === controller.view)
    #expect(controller.collectionView.dataSource === controller)
    #expect(layout.collectionView === controller.collectionView)
  }
}

/// A collection's data source and delegate, which writes what it is told.
@MainActor
private final class Items: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  let count: Int
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  let window: UIWindow
  var log: [String] = []

  /// Begins the scene anew, with a collection of 300 by 400 points.
  init(count: Int) {
    Headless.reset()
    self.count = count
    window = UIWindow(frame: UIScreen.main.bounds)
    let home = UIViewController()
    window.rootViewController = home
    window.makeKeyAndVisible()
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    super.init()
    home.view.addSubview(view)
    view.dataSource = self
    view.delegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("did \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("ended \(indexPath.item)")
  }
}

/// All items in one place, each fainter than the one before.
private final class StackedLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      attributes.alpha = item == 0 ? 1 : 0.5
      return attributes
    }
  }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {}
