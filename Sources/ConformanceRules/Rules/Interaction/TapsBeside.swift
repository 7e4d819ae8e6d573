/// What has come of taps beside what is presented, and the tap of which nothing has come yet.
struct TapsBeside: Sendable {
  /// The last tap by which what a controller presented was taken away, and where that began.
  private var closings: NameMap<Closing> = [:]
  private var tap: PresentedTap?

  /// A tap, and the dismissal that it has begun.
  struct Closing: Sendable {
    let tap: Int
    let begin: Int
  }

  /// A tap of which nothing comes, where something came of an earlier one.
  struct Miss: Sendable {
    let earlier: Closing
    let screen: Name
    let end: Int
  }

  /// Takes a finger that comes down, whatever it does.
  mutating func take(finger entry: IndexedEvent, in hierarchy: HierarchyState) {
    tap = PresentedTap(.beside, entry, in: hierarchy)
  }

  /// Takes a finger that goes.
  mutating func take(leaving entry: IndexedEvent) {
    if entry.topic == .gestureEnded { tap?.leave(entry) }
  }

  /// Takes a transition that begins.
  ///
  /// - Returns: Whether it takes away what was tapped, as one did before.
  mutating func take(beginning entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool {
    guard let tap, tap.isLastAct(in: hierarchy) else { return false }
    self.tap = nil
    guard tap.isAnswered(by: entry, in: hierarchy) else { return false }
    defer { closings[tap.presenter] = Closing(tap: tap.begin, begin: entry.index) }
    return closings[tap.presenter] != nil
  }

  /// The tap of which nothing has come when something else is done; none where nothing was to come of it.
  mutating func settle() -> Miss? {
    defer { tap = nil }
    guard let tap, let end = tap.end, let earlier = closings[tap.presenter] else { return nil }
    return Miss(earlier: earlier, screen: tap.screen, end: end)
  }

  /// Whether the tap of which nothing has come yet was on a controller, or beside what one presents.
  func concerns(_ name: Name) -> Bool { tap?.screen == name || tap?.presenter == name }

  /// Forgets what came of taps beside what a controller presented, which is gone.
  mutating func forget(_ name: Name) { closings[name] = nil }
}
