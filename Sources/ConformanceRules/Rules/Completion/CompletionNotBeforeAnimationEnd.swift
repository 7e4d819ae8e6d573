import AppearanceTrace

/// Completion waits for the animation.
///
/// Condition: when completion of a transition is reported, no view that the subject moves in it moves
/// any more; and a transition that is animated, in nobody's hand, and announced to last longer than
/// nothing is not reported complete at the moment when it was asked to animate.
struct CompletionNotBeforeAnimationEnd: Machine {
  static let id: RuleID = "completion-not-before-animation-end"
  static let statement = """
    Completion is not reported while the transition's own animations still run, nor at once if \
    the announced duration is above zero.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewControllerContextTransitioning, completeTransition(_:)
    """
  static let remedy = """
    Call completeTransition in the completion of the animation that ends last.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .moves, .rests, .transitionDuration, .animateTransition, .completeTransition, .end,
  ]

  private(set) var record = Record()
  /// The views that move in each open transition, with the event since which they do.
  private var moving: [Name: [Name: Int]] = [:]
  private var starts: [Name: Start] = [:]
  private var lasting: Set<Name> = []

  private struct Start {
    let time: TraceTime
    let event: Int
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject else { return }
    switch moment.topic {
    case .moves:
      if let cause = moment.cause { moving[cause, default: [:]][object] = moment.index }
    case .rests:
      for transition in moving.keys { moving[transition]?[object] = nil }
    case .transitionDuration:
      guard let transition = moment.object, let text = moment.call?.word("gives") else { return }
      if text.hasPrefix("0ms") { lasting.remove(transition) } else { lasting.insert(transition) }
    case .animateTransition:
      guard let transition = moment.object, starts[transition] == nil else { return }
      starts[transition] = Start(time: moment.time, event: moment.index)
    case .completeTransition: complete(object, moment, in: situation)
    default:
      moving[object] = nil
      starts[object] = nil
      lasting.remove(object)
    }
  }

  private mutating func complete(_ name: Name, _ moment: Moment, in situation: Situation) {
    guard let transition = situation.transitions[name], transition.completion == nil else { return }
    let text = situation.names.text(name)
    let view = moving[name, default: [:]].min { $0.value < $1.value }
    if let view {
      record.convict(
        "\(text) was reported complete while \(situation.names.text(view.key)) was still moving",
        [.event(view.value), .event(moment.index)])
    } else if let start = starts[name], start.time == moment.time, lasting.contains(name),
      transition.isAnimated, !transition.isInteractive
    {
      record.convict(
        "\(text) was reported complete at the moment when it was to begin moving",
        [.event(start.event), .event(moment.index)])
    } else {
      record.exercise()
    }
  }
}
