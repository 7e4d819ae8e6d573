import Foundation

/// What a table or a collection shows of items that are known by what identifies them.
struct ShownItems<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// What is shown.
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()

  /// The section at a place; none where there is no such place.
  func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].id : nil
  }

  /// How many items the section at a place has.
  func count(inSection index: Int) -> Int {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].items.count : 0
  }

  /// Shows something else.
  ///
  /// - Parameter chosen: where the items are that are chosen.
  /// - Returns: Where those are now that are still there.
  mutating func take(
    _ next: NSDiffableDataSourceSnapshot<Section, Item>, keeping chosen: [IndexPath]
  ) -> [IndexPath] {
    let items = chosen.compactMap { snapshot.item(at: $0) }
    snapshot = next.settled
    return items.compactMap { snapshot.path(of: $0) }
  }
}
