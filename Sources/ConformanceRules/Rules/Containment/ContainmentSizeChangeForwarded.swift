/// A change of size reaches every child, once.
///
/// Condition: when a container is told that its size will change, each child whose callbacks are
/// recorded and whose view lies in it is told so too, once, before the container is told again or the
/// trace ends. Of the last thing that the script does, a child in the container was told of the container's
/// size, or of that which its view has at rest; where the child fills it, both are one.
///
/// What the script has done since may have changed how large a child is, and under a transform no line tells
/// that. Changes of traits are in no line.
struct ContainmentSizeChangeForwarded: RuleChecker {
  static let id: RuleID = "containment-size-change-forwarded"
  static let statement = "Size changes reach every child, once, with the child's new size."
  static let clauses = [untold, repeated, otherSize, traits]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIContentContainer, viewWillTransition(to:with:)"),
    .derived(from: "that page: one change is told once"),
  ]
  static let remedy = "Call super.viewWillTransition(to:with:) when you override it."
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [.viewWillTransition, .release]

  private static let untold = RuleClause(
    "untold", "Each child that lies in a container is told of the container's change of size.")
  private static let repeated = RuleClause(
    "repeated", "A child is told once of one change of size.")
  private static let otherSize = RuleClause(
    "other-size",
    "A child is told of its container's size, or of that which its own view gets.",
    remedy: """
      Answer size(forChildContentContainer:withParentContainerSize:) with the size that the child gets in \
      the size that is handed in.
      """)
  private static let traits = RuleClause(
    "traits", "Each child is told of a change of its container's traits.",
    .notJudged(because: "no line tells of one"))

  private(set) var record = Record()
  private var changes: NameMap<Change> = [:]

  /// The last change of a container's size.
  private struct Change {
    let event: Int
    let children: [Name]
    /// The size that the container was told of; none where the line says none.
    let size: [String]?
    /// The first news of each child.
    var told: NameMap<News> = [:]
  }

  /// What a child was told.
  private struct News {
    let event: Int
    let size: [String]?
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.principal else { return }
    guard entry.topic != .release else {
      changes[controller] = nil
      return
    }
    if let change = changes[controller] {
      judge(controller, change, .event(entry.index), in: hierarchy)
    }
    tellParent(of: controller, entry, in: hierarchy)
    let children = children(of: controller, in: hierarchy)
    changes[controller] =
      children.isEmpty ? nil : Change(event: entry.index, children: children, size: size(entry))
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    // Who has no place has no children any more.
    changes[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.isComplete else { return }
    for (container, change) in changes.sorted(by: { $0.value.event < $1.value.event }) {
      judge(container, change, .ending(.heading), in: hierarchy)
      if let finalState = conclusion.finalState {
        judgeSizes(container, change, finalState, in: hierarchy)
      }
    }
  }

  private mutating func tellParent(
    of child: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let parent = hierarchy.objects[child].parent, let change = changes[parent] else {
      return
    }
    guard let earlier = change.told[child] else {
      let news = News(event: entry.index, size: size(entry))
      changes[parent]?.told[child] = news
      return record.exercise()
    }
    record.convict(
      Self.repeated,
      "\(hierarchy.names.text(child)) was told twice of one change of size",
      [.event(change.event), .event(earlier.event), .event(entry.index)])
  }

  /// The size of which a call tells.
  private func size(_ entry: IndexedEvent) -> [String]? {
    guard case .list(let size)? = entry.call?.value("to") else { return nil }
    return size
  }

  /// Judges what the children heard in the last change by how large they are now.
  private mutating func judgeSizes(
    _ container: Name, _ change: Change, _ finalState: HierarchySnapshot,
    in hierarchy: HierarchyState
  ) {
    guard let around = hierarchy.names.rootView(of: container), let size = change.size,
      hierarchy.lastAct ?? -1 < change.event
    else { return }
    for child in change.children {
      guard let news = change.told[child], let told = news.size, told != size,
        let view = hierarchy.names.rootView(of: child), finalState.parent(of: child) == container,
        finalState.path(from: view).contains(around),
        finalState.values(.transform, of: view) == nil,
        told != shownSize(of: view, finalState, hierarchy)
      else { continue }
      record.convict(
        Self.otherSize,
        """
        \(hierarchy.names.text(child)) was told of a size that neither \
        \(hierarchy.names.text(container)) nor its own view has
        """,
        [.event(change.event), .event(news.event), .ending(.view(hierarchy.names.text(view)))])
    }
  }

  /// The size of a view at rest; one of which no line tells fills the screen.
  private func shownSize(
    of view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> [String] {
    finalState.values(.frame, of: view).map { Array($0.suffix(2)) } ?? hierarchy.screen.words
  }

  private func children(of container: Name, in hierarchy: HierarchyState) -> [Name] {
    guard let around = hierarchy.names.rootView(of: container) else { return [] }
    return hierarchy.children(of: container).filter { child in
      hierarchy.isHeard(child)
        && hierarchy.names.rootView(of: child).map { hierarchy.isView($0, inside: around) } ?? false
    }
  }

  private mutating func judge(
    _ container: Name, _ change: Change, _ last: Evidence, in hierarchy: HierarchyState
  ) {
    for child in change.children
    where change.told[child] == nil && hierarchy.objects[child].parent == container {
      record.convict(
        Self.untold,
        """
        \(hierarchy.names.text(container)) gets another size, and nobody told its child \
        \(hierarchy.names.text(child))
        """,
        [.event(change.event), last])
    }
  }
}
