import Foundation

/// The items of one section as a tree that can be folded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  /// An item with its depth in the tree, which the order tells all else of.
  private struct Node: Sendable {
    let item: ItemIdentifierType
    var level: Int
  }

  private var nodes: [Node] = []
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// Those that are not folded away, in order.
  public var visibleItems: [ItemIdentifierType] {
    var folded: Int?
    var seen: [ItemIdentifierType] = []
    for node in nodes {
      if let level = folded, node.level > level { continue }
      folded = expanded.contains(node.item) ? nil : node.level
      seen.append(node.item)
    }
    return seen
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { place(of: item) != nil }
  public func level(of item: ItemIdentifierType) -> Int { nodes[known(item)].level }
  public func index(of item: ItemIdentifierType) -> Int? { place(of: item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let place = known(child)
    return nodes[..<place].last { $0.level < nodes[place].level }?.item
  }

  /// The tree below an item, without it or with it.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    let place = known(parent)
    let range = (includingParent ? place : place + 1)..<end(of: place)
    var part = Self()
    let shift = nodes[range].first?.level ?? 0
    part.nodes = nodes[range].map { Node(item: $0.item, level: $0.level - shift) }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  // MARK: - Changes

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    checkNew(items)
    let level = parent.map { nodes[known($0)].level + 1 } ?? 0
    let place = parent.map { end(of: known($0)) } ?? nodes.count
    nodes.insert(contentsOf: items.map { Node(item: $0, level: level) }, at: place)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    checkNew(items)
    let place = known(item)
    let level = nodes[place].level
    nodes.insert(contentsOf: items.map { Node(item: $0, level: level) }, at: place)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    checkNew(items)
    let place = known(item)
    let level = nodes[place].level
    nodes.insert(contentsOf: items.map { Node(item: $0, level: level) }, at: end(of: place))
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = place(of: item) else { continue }
      let gone = nodes[place..<end(of: place)].map(\.item)
      expanded.subtract(gone)
      nodes.removeSubrange(place..<end(of: place))
    }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    let place = known(parent)
    let level = nodes[place].level + 1
    nodes.removeSubrange(place + 1..<end(of: place))
    checkNew(snapshot.items)
    nodes.insert(
      contentsOf: snapshot.nodes.map { Node(item: $0.item, level: $0.level + level) },
      at: place + 1)
    expanded.formUnion(snapshot.expanded)
  }

  // MARK: - What has to hold

  private func place(of item: ItemIdentifierType) -> Int? {
    nodes.firstIndex { $0.item == item }
  }
  private func known(_ item: ItemIdentifierType) -> Int {
    guard let place = place(of: item) else { preconditionFailure("there is no item \(item)") }
    return place
  }
  /// Behind the last item below one.
  private func end(of place: Int) -> Int {
    nodes[(place + 1)...].firstIndex { $0.level <= nodes[place].level } ?? nodes.count
  }
  private func checkNew(_ items: [ItemIdentifierType]) {
    var known = Set(self.items)
    for item in items {
      precondition(known.insert(item).inserted, "the item \(item) is there already")
    }
  }
}
