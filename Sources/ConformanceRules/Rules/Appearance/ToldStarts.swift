import AppearanceTrace

/// The starts that controllers have heard, and who told them of an animation or of none.
struct ToldStarts: Sendable {
  private var starts: NameMap<Start> = [:]
  /// The children that their containers tell, until they hear of it.
  private var told: Set<Name> = []

  struct Start: Sendable {
    let flag: Bool
    let event: Int
    fileprivate let time: TraceTime
    /// Whether its container made it, by `beginAppearanceTransition`.
    fileprivate var isByHand: Bool
  }

  /// Takes in that a container begins a child's change by hand.
  mutating func tell(_ child: Name) { told.insert(child) }

  /// Takes a start.
  ///
  /// - Returns: What it says of an animation; none where it says nothing.
  mutating func start(_ controller: Name, _ entry: IndexedEvent) -> Bool? {
    let isByHand = told.remove(controller) != nil
    guard let flag = entry.call?.flag("animated") else { return nil }
    starts[controller] = Start(
      flag: flag, event: entry.index, time: entry.time, isByHand: isByHand)
    return flag
  }

  /// The start of a change that ends.
  mutating func end(_ controller: Name) -> Start? { starts.removeValue(forKey: controller) }

  /// Whether the last start of a controller was made by hand.
  func isByHand(_ controller: Name) -> Bool { starts[controller]?.isByHand ?? false }

  /// The start without an animation that was made by hand in this instant; one conviction for it is enough,
  /// so it is given once.
  mutating func takePlainStart(of controller: Name, at time: TraceTime) -> Int? {
    guard let start = starts[controller], start.isByHand, !start.flag, start.time == time else {
      return nil
    }
    starts[controller]?.isByHand = false
    return start.event
  }

  mutating func forget(_ name: Name) {
    starts[name] = nil
    told.remove(name)
  }
}
