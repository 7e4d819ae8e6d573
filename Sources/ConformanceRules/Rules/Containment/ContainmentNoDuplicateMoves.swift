/// What UIKit tells a child by itself is not told again by hand.
///
/// Condition: until a child was told that it has moved, it gets will-move with a parent once, which
/// adding sends; and when it has lost its parent it gets did-move with nil once, which removing sends.
struct ContainmentNoDuplicateMoves: RuleChecker {
  static let id: RuleID = "containment-no-duplicate-moves"
  static let statement = """
    Calls that UIKit makes by itself, will-move when a child is added and did-move with nil when \
    it is removed, are not repeated by hand.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "UIViewController, addChild(_:), removeFromParent(), willMove(toParent:) and didMove(toParent:)"
    )
  ]
  static let remedy = """
    Delete the willMove(toParent:) before addChild, and the didMove(toParent: nil) after \
    removeFromParent.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [.willMove, .didMove, .release]

  private(set) var record = Record()
  private var arrivals: NameMap<Sign> = [:]
  private var departures: NameMap<Int> = [:]

  private struct Sign {
    let parent: Name
    let event: Int
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = entry.principal else { return }
    switch (entry.topic, entry.counterpart) {
    case (.willMove, let parent?):
      departures[child] = nil
      if let earlier = arrivals[child], earlier.parent == parent {
        convict(child, earlier.event, entry, "will move", in: hierarchy)
      }
      arrivals[child] = Sign(parent: parent, event: entry.index)
    case (.willMove, nil):
      arrivals[child] = nil
    case (.didMove, .some):
      if arrivals.removeValue(forKey: child) != nil { record.exercise() }
      departures[child] = nil
    case (.didMove, nil):
      arrivals[child] = nil
      if let earlier = departures[child] {
        convict(child, earlier, entry, "has lost its parent", in: hierarchy)
      } else {
        record.exercise()
      }
      departures[child] = entry.index
    default:
      arrivals[child] = nil
      departures[child] = nil
    }
  }

  private mutating func convict(
    _ child: Name, _ earlier: Int, _ entry: IndexedEvent, _ news: String,
    in hierarchy: HierarchyState
  ) {
    record.convict(
      "\(hierarchy.names.text(child)) was told twice that it \(news)",
      [.event(earlier), .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    arrivals[name] = nil
    departures[name] = nil
  }
}
