/// The interruptible animator stays the same for a transition.
///
/// Condition: all answers within a transition name one animator, and no two transitions share one.
struct InteractionInterruptibleStable: Machine {
  static let id: RuleID = "interaction-interruptible-stable"
  static let statement = """
    In one transition the interruptible animator is always the same object, and the next \
    transition gets a fresh one.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewControllerAnimatedTransitioning, interruptibleAnimator(using:)
    """
  static let remedy = """
    Keep the animator that you made until animationEnded, and forget it there.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .interruptibleAnimator
  ]

  private(set) var record = Record()
  private var answers: ByName<(runner: Name, event: Int)> = [:]
  private var owners: ByName<(transition: Name, event: Int)> = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let transition = moment.object, let runner = moment.given else { return }
    if let earlier = answers[transition], earlier.runner != runner {
      record.convict(
        "\(situation.names.text(transition)) got two interruptible animators",
        [.event(earlier.event), .event(moment.index)])
    } else if let owner = owners[runner], owner.transition != transition {
      record.convict(
        """
        \(situation.names.text(runner)) runs \(situation.names.text(transition)), and ran \
        \(situation.names.text(owner.transition)) before
        """,
        [.event(owner.event), .event(moment.index)])
    } else {
      record.exercise()
    }
    answers[transition] = (runner, moment.index)
    owners[runner] = (transition, moment.index)
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    answers[name] = nil
    owners[name] = nil
  }
}
