/// Who serves a transition lives until its end.
///
/// Condition: neither the driver nor the animator of a transition is deallocated before the
/// transition ends.
struct ResourcesDriverAlive: Machine {
  static let id: RuleID = "resources-driver-alive"
  static let statement = """
    Animator and driver live until the transition that they serve is complete.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewControllerInteractiveTransitioning; UIKit keeps no driver
    """
  static let remedy = """
    Drop the driver when the transition has ended, and not when the finger has gone.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .startInteractiveTransition, .animateTransition, .release, .end,
  ]

  private(set) var record = Record()
  private var servants: [Name: (transition: Name, event: Int)] = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject else { return }
    switch moment.topic {
    case .release:
      guard let service = servants.removeValue(forKey: object),
        let transition = situation.transitions[service.transition], transition.end == nil
      else { return }
      record.convict(
        """
        \(situation.names.text(object)) was deallocated before \
        \(situation.names.text(service.transition)) was over
        """,
        [.event(transition.begin), .event(service.event), .event(moment.index)])
    case .end:
      record.exercise()
    default:
      if moment.mark == .crossing, let transition = moment.object {
        servants[object] = (transition, moment.index)
      }
    }
  }
}
