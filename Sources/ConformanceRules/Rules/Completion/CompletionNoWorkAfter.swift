import AppearanceTrace

/// After completion a transition changes nothing any more.
///
/// Condition: once a transition's completion was reported, the subject does nothing in its name to the
/// root view of a controller, to the container, to a bar that screens share, or to the context. What it
/// has put in itself it may take out. Which other views are shared chrome no line says, and whether a bar
/// is to be seen is judged by `navigation-bottom-bar-restored`.
///
/// Legal: ends by hand, which are no work on views (CU-06); and what is put in order where UIKit asks for
/// it, which is when the presentation controller, the coordinator or the animator is told that the
/// transition has ended. No line tells when they are done, but the next thing that UIKit does.
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
    .completeTransition, .presentationTransitionDidEnd, .dismissalTransitionDidEnd,
    .alongsideCompletion, .animationEnded, .begin, .end, .viewWillAppear, .viewIsAppearing,
    .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .set, .insert, .remove,
    .updateInteractiveTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
    .pauseInteractiveTransition,
  ]

  private(set) var record = Record()
  private var convicted: Set<Name> = []
  /// When somebody was told last that a transition has ended, if UIKit has done nothing since.
  private var cleaning: TraceTime?

  mutating func observe(_ moment: Moment, in situation: Situation) {
    switch moment.topic {
    case .presentationTransitionDidEnd, .dismissalTransitionDidEnd, .alongsideCompletion,
      .animationEnded:
      cleaning = moment.time
    case .insert, .remove, .set:
      if moment.topic != .set, !moment.isBySubject { cleaning = nil }
      if cleaning != moment.time { judge(moment, in: situation) }
    case .updateInteractiveTransition, .finishInteractiveTransition,
      .cancelInteractiveTransition, .pauseInteractiveTransition:
      judge(moment, in: situation)
    case .completeTransition:
      cleaning = nil
      record.exercise()
    default: cleaning = nil
    }
  }

  private mutating func judge(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject else { return }
    let owner = situation.transitions[object] == nil ? moment.cause : object
    guard let transition = owner.flatMap({ situation.transitions[$0] }),
      let completion = transition.completion, isParty(object, of: transition, in: situation),
      !(situation.names.isBar(object) && moment.property?.kind == .hidden),
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

  mutating func forget(_ name: Name, in situation: Situation) {
    convicted.forget(name)
  }
}
