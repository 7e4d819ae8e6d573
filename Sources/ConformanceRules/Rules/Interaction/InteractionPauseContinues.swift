/// A pause comes to an end.
///
/// Condition: when all is over, the last word on no transition is a pause.
struct InteractionPauseContinues: Machine {
  static let id: RuleID = "interaction-pause-continues"
  static let statement = """
    A transition that is paused is later continued, finished or cancelled.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewControllerContextTransitioning, pauseInteractiveTransition()
    """
  static let remedy = """
    Give every pause its end: finish, cancel, or continue each of the animators that you \
    paused.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .pauseInteractiveTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
  ]

  private(set) var record = Record()
  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard moment.isBySubject, moment.topic != .pauseInteractiveTransition else { return }
    if moment.subject.flatMap({ situation.transitions[$0]?.verdict?.word }) == .pause {
      record.exercise()
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard conclusion.isComplete else { return }
    for transition in situation.running where transition.completion == nil {
      guard let verdict = transition.verdict, verdict.word == .pause else { continue }
      record.convict(
        "\(situation.names.text(transition.name)) was paused, and never let go on",
        [.event(transition.begin), .event(verdict.event)])
    }
  }
}
