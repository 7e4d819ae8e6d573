import Foundation

/// The sections and items of a table or a collection, in order, by what identifies them.
///
/// Whoever puts an identifier in twice, or names one that is not there, ends the program, as on iOS.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// A section with its items.
  struct Section: Sendable {
    let id: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  private(set) var sections: [Section] = []
  /// Those whose views are to be made, or shown, anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: - Looking

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { path(of: identifier).map { sections[$0.section].id } }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  /// Where an item is.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) {
        return IndexPath(item: place, section: number)
      }
    }
    return nil
  }

  /// The item at a place; none where there is no such place.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  // MARK: - Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    checkNew(identifiers)
    precondition(!sections.isEmpty, "there are no sections to add items to")
    let section = sectionIdentifier.map(place) ?? sections.count - 1
    sections[section].items += identifiers
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, shift: 0) }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, shift: 1) }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier)
    insert([identifier], at: toIdentifier, shift: 0)
  }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier)
    insert([identifier], at: toIdentifier, shift: 1)
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { checkKnown(item) }
    reloadedItemIdentifiers += identifiers
  }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { checkKnown(item) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: - Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: place(of: toIdentifier)) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: place(of: toIdentifier) + 1) }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier))
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier) + 1)
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = place(of: section) }
    reloadedSectionIdentifiers += identifiers
  }

  /// Gives a section other items.
  mutating func setItems(_ items: [ItemIdentifierType], of section: SectionIdentifierType) {
    if indexOfSection(section) == nil { appendSections([section]) }
    let index = place(of: section)
    sections[index].items = []
    checkNew(items)
    sections[index].items = items
  }

  /// The same, with nothing to be made anew any more.
  var settled: Self {
    var settled = self
    settled.reloadedSectionIdentifiers = []
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    return settled
  }

  // MARK: - What has to hold

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(section) else {
      preconditionFailure("there is no section \(section)")
    }
    return place
  }
  private func checkKnown(_ item: ItemIdentifierType) {
    precondition(path(of: item) != nil, "there is no item \(item)")
  }
  private func checkNew(_ items: [ItemIdentifierType]) {
    var known = Set(itemIdentifiers)
    for item in items {
      precondition(known.insert(item).inserted, "the item \(item) is there already")
    }
  }
  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at place: Int) {
    var known = Set(sectionIdentifiers)
    for id in identifiers {
      precondition(known.insert(id).inserted, "the section \(id) is there already")
    }
    sections.insert(contentsOf: identifiers.map { Section(id: $0, items: []) }, at: place)
  }
  private mutating func insert(
    _ items: [ItemIdentifierType], at other: ItemIdentifierType, shift: Int
  ) {
    checkNew(items)
    guard let path = path(of: other) else { preconditionFailure("there is no item \(other)") }
    sections[path.section].items.insert(contentsOf: items, at: path.item + shift)
  }
  private mutating func take(_ item: ItemIdentifierType) {
    guard let path = path(of: item) else { preconditionFailure("there is no item \(item)") }
    sections[path.section].items.remove(at: path.item)
  }
}
