import AppearanceTrace

/// A tap of the script's on what is presented, or beside it, where all is at rest and nothing stands on that.
struct PresentedTap: Sendable {
  /// Where the finger comes down.
  let begin: Int
  /// What is presented.
  let screen: Name
  /// Who presents it.
  let presenter: Name
  /// Where the finger goes; none while it is down.
  private(set) var end: Int?
  /// When that is.
  private var endTime = TraceTime.zero

  /// Takes a finger that comes down; none where it does something else.
  ///
  /// - Parameter place: Where it is to tap.
  init?(_ place: Call.TapPlace, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.mark == .script, let screen = entry.principal,
      entry.call?.tapPlace == place,
      let presenter = hierarchy.presenter(of: screen), hierarchy.presentations[screen] == nil,
      hierarchy.open.isEmpty, !hierarchy.isFingerDown
    else { return nil }
    begin = entry.index
    self.screen = screen
    self.presenter = presenter
  }

  /// Takes in that a finger goes.
  mutating func leave(_ entry: IndexedEvent) {
    guard end == nil, entry.mark == .script, entry.principal == screen else { return }
    (end, endTime) = (entry.index, entry.time)
  }

  /// Whether the script has done nothing since the finger went.
  func isLastAct(in hierarchy: HierarchyState) -> Bool {
    end != nil && hierarchy.lastAct == end
  }

  /// Whether a transition that begins takes away what was tapped, soon enough to come of that.
  func isAnswered(by entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool {
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      entry.time.microseconds - endTime.microseconds <= TraceTime.tapReach
    else { return false }
    return transition.kind == .dismiss && transition.from == screen
  }
}
