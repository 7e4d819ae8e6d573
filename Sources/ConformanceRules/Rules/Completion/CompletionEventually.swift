/// Every transition comes to its end.
///
/// Condition: a transition that begins also ends, before the trace does and before its name is used
/// again; and where the subject was asked to animate, by `animateTransition` or
/// `startInteractiveTransition`, it has reported completion by then. The system's own transitions
/// need no report (ER-08 says what UIKit does without one). How long it may take is not judged
/// here: a trace is cut off when nothing is pending, or at the limit of time.
struct CompletionEventually: Machine {
  static let id: RuleID = "completion-eventually"
  static let statement = """
    A transition that has begun is completed, also if nothing needs animating, if a view is nil, \
    or if the application is in the background.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewControllerContextTransitioning, completeTransition(_:) and \
    finishInteractiveTransition()
    """
  static let remedy = """
    Call completeTransition on every way out of the animator, early returns and dropped animations \
    too.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [.begin, .end]

  private(set) var record = Record()
  private var open: ByName<Transition> = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let name = moment.subject else { return }
    let earlier = open.removeValue(forKey: name)
    if moment.topic == .begin {
      if let earlier { convict(earlier, .event(moment.index), in: situation) }
      open[name] = situation.transitions[name]
      return
    }
    record.exercise()
    guard let transition = situation.transitions[name], let animation = transition.animation,
      transition.completion == nil
    else { return }
    record.convict(
      "\(situation.names.text(name)) was animated by the subject and ended without being completed",
      [.event(animation), .event(moment.index)])
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard conclusion.isComplete else { return }
    for name in situation.open {
      guard let transition = situation.transitions[name] else { continue }
      convict(transition, .ending(.pending(situation.names.text(name))), in: situation)
    }
  }

  private mutating func convict(
    _ transition: Transition, _ end: Evidence, in situation: Situation
  ) {
    let name = situation.names.text(transition.name)
    let isReported = transition.completion != nil
    record.convict(
      isReported
        ? "\(name) was completed, and never ended"
        : "\(name) began, and was never completed",
      [
        .event(transition.begin), transition.animation.map { .event($0) },
        transition.completion.map { .event($0.event) }, end,
      ])
  }
}
