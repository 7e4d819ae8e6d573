import AppearanceTrace

/// After completion a transition changes nothing any more.
///
/// Condition: once a transition's completion was reported, the subject does nothing in its name to the
/// root view of a controller, to the container, to a bar that screens share, or to the context. What it
/// has put in itself it may take out. Which other views are shared chrome no line says, and whether a bar
/// is to be seen is judged by `navigation-bottom-bar-restored`.
///
/// Legal: ends by hand, which are no work on views (CU-06); what a presentation controller does to views
/// when it is told that the transition has ended, which are the lines right after that one; and a bar that
/// is put in order in the instant in which the animator was told that its animation has ended. Views that
/// screens own have been given back by then.
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
    .presentationTransitionDidEnd, .dismissalTransitionDidEnd, .animationEnded, .set, .insert,
    .remove, .updateInteractiveTransition,
    .finishInteractiveTransition,
    .cancelInteractiveTransition, .pauseInteractiveTransition, .completeTransition,
  ]

  private(set) var record = Record()
  private var convicted: Set<Name> = []
  /// The animator that was told last that its animation has ended.
  private var hook: (animator: Name, time: TraceTime)?
  /// The last line of a presentation controller's work on views at the end of a transition.
  private var lastOfCleaning: Int?

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject else { return }
    if moment.topic == .completeTransition { return record.exercise() }
    switch moment.topic {
    case .animationEnded: return hook = (object, moment.time)
    case .presentationTransitionDidEnd, .dismissalTransitionDidEnd:
      return lastOfCleaning = moment.index
    case .set, .insert, .remove:
      if lastOfCleaning == moment.index - 1, moment.cause != nil {
        return lastOfCleaning = moment.index
      }
    default: break
    }
    let owner = situation.transitions[object] == nil ? moment.cause : object
    guard let transition = owner.flatMap({ situation.transitions[$0] }),
      let completion = transition.completion, isParty(object, of: transition, in: situation),
      !isExempt(object, moment, after: transition, in: situation),
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
      || situation.names.isContainer(object) || situation.names.isBar(object)
  }

  /// Whether a bar is shown or hidden, or put in order when the animator has just been told of its end.
  private func isExempt(
    _ bar: Name, _ moment: Moment, after transition: Transition, in situation: Situation
  ) -> Bool {
    guard situation.names.isBar(bar) else { return false }
    guard moment.property?.kind != .hidden else { return true }
    guard let hook else { return false }
    return hook.time == moment.time
      && hook.animator == situation.participants[transition.name]?.animator
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    convicted.forget(name)
  }
}
