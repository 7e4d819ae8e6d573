import Foundation

extension UICollectionView {
  /// The views of a kind that were put aside.
  final func queue(of kind: String) -> ReuseQueue<UICollectionReusableView> {
    if let queue = reuseQueues[kind] { return queue }
    let queue = ReuseQueue<UICollectionReusableView> { _ in UICollectionReusableView(frame: .zero) }
    reuseQueues[kind] = queue
    return queue
  }

  /// Makes a view that came from a queue ready for its next place.
  final func ready(_ view: UICollectionReusableView, isNew: Bool, _ identifier: String) {
    view.reuseIdentifier = identifier
    if !isNew { view.prepareForReuse() }
  }

  /// Puts an item's cell aside.
  final func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { cellShelf.put(cell, for: identifier) }
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  /// Puts a view aside that is no item.
  final func retire(_ path: IndexPath, of kind: String) {
    guard let view = edges[kind]?.removeValue(forKey: path) else { return }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { queue(of: kind).put(view, for: identifier) }
  }

  /// Forgets counts and views; they are asked for in the next layout.
  final func forgetItems(keepingChosen: Bool = false) {
    storedCounts = nil
    for path in cells.keys.sorted() { retire(path) }
    for kind in edges.keys.sorted() {
      for path in (edges[kind] ?? [:]).keys.sorted() { retire(path, of: kind) }
    }
    if !keepingChosen { chosen = [] }
    collectionViewLayout.invalidateLayout()
  }

  /// Lets the collection be placed by its new layout.
  final func adoptLayout(insteadOf old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.owner = nil
    collectionViewLayout.owner = self
    collectionViewLayout.invalidateLayout()
  }
}
