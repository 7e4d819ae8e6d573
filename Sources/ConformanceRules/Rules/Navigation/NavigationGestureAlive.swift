/// The swipe back stays alive.
///
/// Condition: where a finger comes down at the left edge of a stack with more than one screen while
/// no transition is open, and is lifted some time later, a transition has begun meanwhile, or a pop was
/// asked for, which begins after the finger is gone. Of a swipe at the root, or in the middle of a
/// transition, nothing is demanded, nor where the contract says that the swipe leads nowhere.
struct NavigationGestureAlive: RuleChecker {
  static let id: RuleID = "navigation-gesture-alive"
  static let statement = """
    With an animator or a delegate of your own installed, the swipe back from the edge works \
    as before.
    """
  static let clauses = [begins, leadsBack]
  static let exceptions = [switchedOff, busy]
  static let level = Level.should
  static let authority: [Authority] = [
    .reported("radar 15215690"),
    .derived(
      from:
        "UINavigationController, interactivePopGestureRecognizer: users expect it wherever a stack has"
        + " a way back"),
  ]
  static let remedy = """
    Give the recognizer of the swipe a delegate of yours: whoever chooses animators, if only none, \
    hides the bar or replaces its button back switches it off. Where that is meant so, declare allowsBackSwipe: false.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .gestureBegan, .gestureEnded, .begin, .popViewController,
  ]

  private static let begins = RuleClause(
    "begins", "A swipe from the left edge of a stack of several screens begins a transition.")
  private static let leadsBack = RuleClause(
    "leads-back", "What the swipe begins follows the finger and leads back.",
    .notJudged(because: "other rules and the comparison judge what becomes of each transition"))

  private static let switchedOff = RuleException(
    "switched-off", "The contract may say that no swipe from the edge leads back.",
    guards: [.subject("faulty/back-swipe-killed")])

  private static let busy = RuleException(
    "busy", "Nothing is demanded of a swipe in the middle of a transition, or at the root.",
    guards: [.sketch("a swipe from the edge that comes when a push is over, and begins nothing")])

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
    guard hierarchy.contract.allowsBackSwipe else { return record.rely(on: .allowsBackSwipe) }
    record.convict(
      Self.begins,
      "a swipe from the edge of \(hierarchy.names.text(navigation)) begins no pop",
      [.event(gesture.begin), .event(entry.index)])
  }
}
