public import CoreGraphics
public import Foundation

/// A layout between two others, under a finger. Differs from UIKit: items lie as the nearer one has them.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  /// How far it is on the way, from 0 to 1.
  open var transitionProgress: CGFloat = 0 {
    didSet { invalidateLayout() }
  }
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  private var nearer: UICollectionViewLayout {
    let layout = transitionProgress < 0.5 ? currentLayout : nextLayout
    layout.owner = owner
    return layout
  }

  open override func prepare() { nearer.prepare() }
  open override var collectionViewContentSize: CGSize { nearer.collectionViewContentSize }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nearer.layoutAttributesForElements(in: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nearer.layoutAttributesForItem(at: indexPath) }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nearer.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
}

extension UICollectionView {
  /// The end of a change of layouts under a finger.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Has another layout come under a finger.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let own = itemDelegate?.collectionView(
      self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
    let between =
      own
      ?? UICollectionViewTransitionLayout(
        currentLayout: collectionViewLayout, nextLayout: layout)
    layoutChangeCompletion = completion
    collectionViewLayout = between
    return between
  }

  /// Lets the other layout have the items.
  public func finishInteractiveTransition() { endLayoutChange(isFinished: true) }

  /// Lets the old layout have the items again.
  public func cancelInteractiveTransition() { endLayoutChange(isFinished: false) }

  private func endLayoutChange(isFinished: Bool) {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    collectionViewLayout = isFinished ? between.nextLayout : between.currentLayout
    let completion = layoutChangeCompletion
    layoutChangeCompletion = nil
    completion?(true, isFinished)
  }

  /// Has another layout place all items; nothing moves here.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
}

extension UICollectionView {
  /// The views of a kind that are seen.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    let views = edges[elementKind] ?? [:]
    return views.keys.sorted().compactMap { views[$0] }
  }

  /// The places of a kind's views that are seen.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { (edges[elementKind] ?? [:]).keys.sorted() }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Asks the data source again, which has the new sections.
  public func insertSections(_ sections: IndexSet) { forgetItems() }
  /// Asks the data source again, which no longer has the sections.
  public func deleteSections(_ sections: IndexSet) { forgetItems() }
  /// Asks the data source again, which has the section in its new place.
  public func moveSection(_ section: Int, toSection newSection: Int) { forgetItems() }
  /// Asks the data source again, which has the item in its new place.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetItems() }
  /// Asks the data source again. Differs from UIKit: cells are put aside, and not kept.
  public func reconfigureItems(at indexPaths: [IndexPath]) { forgetItems(keepingChosen: true) }

  // MARK: - Moving an item under a finger

  /// Takes an item up, where the data source lets it be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    movedItem = (indexPath, indexPath)
    return true
  }
  /// Moves it over another one.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let path = indexPathForItem(at: targetPosition) else { return }
    movedItem?.to = path
  }
  /// Puts it down, and tells the data source.
  public func endInteractiveMovement() {
    guard let (from, to) = movedItem else { return }
    movedItem = nil
    if from != to { dataSource?.collectionView(self, moveItemAt: from, to: to) }
    forgetItems()
  }
  /// Lets it go back.
  public func cancelInteractiveMovement() { movedItem = nil }
}
