/// The interruptible animator stays the same for a transition.
///
/// Condition: all answers within a transition name one animator, once one was named none is missing
/// before completion, and no two transitions share one. An animator that is not named at first, and is
/// later, is not judged: until then the transition was not one that can be interrupted.
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
  /// The transitions whose last answer was none.
  private var lacking: Set<Name> = []
  private var owners: ByName<(transition: Name, event: Int)> = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let transition = moment.object else { return }
    guard let runner = moment.given else {
      return miss(transition, moment, in: situation)
    }
    lacking.remove(transition)
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

  /// Judges an answer that names nobody.
  private mutating func miss(_ transition: Name, _ moment: Moment, in situation: Situation) {
    guard moment.call?.value("gives") != nil, let earlier = answers[transition],
      situation.transitions[transition]?.completion == nil,
      lacking.insert(transition).inserted
    else { return }
    record.convict(
      "\(situation.names.text(transition)) got an interruptible animator, and then none",
      [.event(earlier.event), .event(moment.index)])
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    answers[name] = nil
    owners[name] = nil
    lacking.forget(name)
  }
}
