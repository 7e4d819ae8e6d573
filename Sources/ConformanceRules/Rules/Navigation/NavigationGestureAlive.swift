/// The swipe back stays alive.
///
/// Condition: where a finger comes down at the left edge of a stack with more than one screen while
/// no transition is open, and is lifted some time later, a transition has begun meanwhile. Of a swipe
/// at the root, or in the middle of a transition, nothing is demanded.
struct NavigationGestureAlive: Machine {
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
  static let topics: [Topic] = [.gestureBegan, .gestureEnded, .begin]

  private(set) var record = Record()
  /// Whether something runs that the swipe has to wait for, or begins while the finger is down.
  private var isBusy = false

  mutating func observe(_ moment: Moment, in situation: Situation) {
    switch moment.topic {
    case .gestureBegan: isBusy = !situation.open.isEmpty
    case .begin: isBusy = true
    default: end(moment, in: situation)
    }
  }

  private mutating func end(_ moment: Moment, in situation: Situation) {
    guard let screen = moment.subject, let gesture = situation.finger(on: screen),
      gesture.way == Gesture.Way(kind: "edge", value: "left"), gesture.start < moment.time,
      let navigation = situation.objects[screen].parent,
      situation.container(navigation) == .navigation
    else { return }
    guard !isBusy, situation.families[navigation]?.count ?? 0 > 1 else { return record.exercise() }
    record.convict(
      "a swipe from the edge of \(situation.names.text(navigation)) begins no pop",
      [.event(gesture.begin), .event(moment.index)])
  }
}
