import AppearanceTrace

/// After completion a transition changes nothing any more.
///
/// Condition: once a transition's completion was reported, the subject does nothing in its name to the
/// root view of a controller, to the container, or to the context. What it has put in itself it may take
/// out. Ends by hand are no work on views (CU-06).
struct CompletionNoWorkAfter: Machine {
  static let id: RuleID = "completion-no-work-after"
  static let statement = """
    After completion the animator no longer changes participating views, the container, shared \
    chrome or the context.
    """
  static let level = Level.must
  static let authority = """
    Derived: UIViewControllerContextTransitioning, completeTransition(_:)
    """
  static let remedy = "Put every view where it belongs before you call completeTransition."
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .set, .insert, .remove, .updateInteractiveTransition, .finishInteractiveTransition,
    .cancelInteractiveTransition, .pauseInteractiveTransition, .completeTransition,
  ]

  private(set) var record = Record()
  private var convicted: Set<Name> = []

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject else { return }
    if moment.topic == .completeTransition { return record.exercise() }
    let owner = situation.transitions[object] == nil ? moment.cause : object
    guard let transition = owner.flatMap({ situation.transitions[$0] }),
      let completion = transition.completion, isParty(object, of: transition, in: situation),
      convicted.insert(transition.name).inserted
    else { return }
    record.convict(
      """
      \(situation.names.text(transition.name)) was complete, and \
      \(situation.names.text(object)) was still changed
      """,
      [.event(completion.event), .event(moment.index)])
  }

  private func isParty(
    _ object: Name, of transition: Transition, in situation: Situation
  ) -> Bool {
    object == transition.name || situation.names.controller(of: object) != nil
      || situation.names.isContainer(object)
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    convicted.remove(name)
  }
}
