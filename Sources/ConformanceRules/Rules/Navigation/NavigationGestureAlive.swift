/// The swipe back stays alive.
///
/// Condition: where a finger comes down at the left edge of a stack with more than one screen while
/// no transition is open, and is lifted some time later, a transition has begun meanwhile, or a pop was
/// asked for, which begins after the finger is gone. Of a swipe at the root, or in the middle of a
/// transition, nothing is demanded.
struct NavigationGestureAlive: RuleChecker {
  static let id: RuleID = "navigation-gesture-alive"
  static let statement = """
    With an animator or a delegate of your own installed, the swipe back from the edge works \
    as before.
    """
  static let level = Level.should
  static let authority = """
    observed (radar 15215690)
    """
  static let remedy = """
    Give the recognizer of the swipe a delegate of yours: whoever chooses animators, if only none, \
    switches it off.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .gestureBegan, .gestureEnded, .begin, .popViewController,
  ]

  private(set) var record = Record()
  /// Whether something runs that the swipe has to wait for, or begins while the finger is down.
  private var isBusy = false

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .gestureBegan: isBusy = !hierarchy.open.isEmpty
    case .begin, .popViewController: isBusy = true
    default: end(entry, in: hierarchy)
    }
  }

  private mutating func end(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let screen = entry.principal, let gesture = hierarchy.finger(on: screen),
      gesture.way == FingerGesture.Way(kind: "edge", value: "left"), gesture.start < entry.time,
      let navigation = hierarchy.objects[screen].parent,
      hierarchy.container(navigation) == .navigation
    else { return }
    guard !isBusy, hierarchy.families[navigation]?.count ?? 0 > 1 else { return record.exercise() }
    record.convict(
      "a swipe from the edge of \(hierarchy.names.text(navigation)) begins no pop",
      [.event(gesture.begin), .event(entry.index)])
  }
}
