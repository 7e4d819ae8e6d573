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
/// transition has ended, and the delegate of a stack that a screen was shown. No line tells when they are
/// done, but the next thing that UIKit does. And in the instant of the report, which nobody sees two pictures
/// of, a transition may take off what it has put on a side's view itself: a mask, corners, a shadow, clipping; and any
/// look of a view that UIKit has taken out of the window by then.
/// And what is done to views once another finger has come down is that finger's doing: a recognizer acts in the name of
/// the transition in which it was put on.
struct CompletionNoWorkAfter: RuleChecker {
  static let id: RuleID = "completion-no-work-after"
  static let statement = """
    After completion the animator no longer changes participating views, the container, shared \
    chrome or the context.
    """
  static let clauses = [rest, chrome]
  static let exceptions = [
    RuleException(
      "clean-up",
      """
      What is put in order where UIKit tells that a transition has ended is legal, until UIKit \
      does the next thing.
      """,
      guards: [
        .subject("faulty/frames-reset-after-end"),
        .sketch(
          "a stack's delegate that works on a screen when more has happened since it was shown"),
        .sketch("work on a view a while after the animator was told of the end"),
        .sketch(
          "work on a view behind the report, when the end of another transition was just told"),
        .sketch("work on a view when UIKit has moved views since the animator was told of the end"),
      ]),
    RuleException(
      "own-decoration",
      """
      In the instant of the report a transition may take off a mask, corners, a shadow or clipping \
      that it has put on a view itself.
      """,
      guards: [
        .sketch("a frame that is put right in the instant of the report, and behind it"),
        .sketch("a mask that comes off a while after the report"),
        .sketch("a mask of somebody else's that comes off in the instant of the report"),
        .sketch("a mask of another transition's that comes off in the instant of the report"),
        .sketch("an alpha that a transition takes off in the instant of the report"),
        .sketch("corners that a transition makes smaller in the instant of the report"),
      ]),
    RuleException(
      "out-of-window",
      """
      In the instant of the report a transition may give a view that has just left the window its usual look back.
      """,
      guards: [
        .sketch("a transform that comes off a while after the report, from a view in no window"),
        .sketch(
          "a transform that comes off in the instant of the report, from a view in the window"),
        .sketch("a view in no window that is turned in the instant of the report"),
      ]),
    RuleException(
      "next-finger",
      """
      What is done to views once another finger has come down behind the report is that finger's doing.
      """,
      guards: [
        .sketch("work on a view behind the report, and a finger came down before that"),
        .sketch("a driver that goes on behind the report, when another finger has come down"),
      ]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(
      from: """
        what completeTransition(_:) says: the animations are done, so UIKit takes the views over
        """),
    .observed(["CU-06"]),
  ]
  static let remedy = "Put every view where it belongs before you call completeTransition."
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .completeTransition, .presentationTransitionDidEnd, .dismissalTransitionDidEnd,
    .alongsideCompletion, .animationEnded, .didShow, .begin, .end, .viewWillAppear,
    .viewIsAppearing,
    .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .set, .insert, .remove,
    .updateInteractiveTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
    .pauseInteractiveTransition,
  ]

  private static let rest = RuleClause(
    "untouched",
    """
    Views of controllers, containers, bars and the context are left alone when completion was \
    reported.
    """)
  private static let chrome = RuleClause(
    "shared-chrome",
    """
    So are other views that screens share.
    """, .notJudged(because: "no line says which they are"))

  private(set) var record = Record()
  private var convicted: Set<Name> = []
  /// When somebody was told last that a transition has ended, if UIKit has done nothing since.
  private var cleaning: TraceTime?
  private var decorations = OwnDecorations()
  /// When each transition was reported complete.
  private var reports: NameMap<TraceTime> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    let undresses = entry.principal.map { decorations.take($0, entry) } ?? false
    switch entry.topic {
    case .presentationTransitionDidEnd, .dismissalTransitionDidEnd, .alongsideCompletion,
      .animationEnded, .didShow:
      cleaning = entry.time
    case .insert, .remove, .set:
      if entry.topic != .set, !entry.isBySubject { cleaning = nil }
      let isAtOnce = entry.cause.flatMap { reports[$0] } == entry.time
      let isFree = isAtOnce && (undresses || isPutBackUnseen(entry, in: hierarchy))
      if cleaning != entry.time, !isFree { judge(entry, in: hierarchy) }
    case .updateInteractiveTransition, .finishInteractiveTransition,
      .cancelInteractiveTransition, .pauseInteractiveTransition:
      judge(entry, in: hierarchy)
    case .completeTransition:
      cleaning = nil
      if let transition = entry.principal {
        reports[transition] = reports[transition] ?? entry.time
      }
      record.exercise()
    case .begin:
      cleaning = nil
      // What was reported under its name before was another one's.
      if let transition = entry.principal { reports[transition] = nil }
    default: cleaning = nil
    }
  }

  /// Whether a view that has left the window since the report gets a look back that it has by itself.
  private func isPutBackUnseen(_ entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool {
    guard let view = entry.principal, entry.property?.isDefault == true,
      let report = entry.cause.flatMap({ hierarchy.transitions[$0]?.completion?.event }),
      let outermost = hierarchy.path(from: view).last, !hierarchy.isWindow(outermost)
    else { return false }
    return hierarchy.objects[outermost].lastMove.map { $0 > report } ?? false
  }

  private mutating func judge(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    let owner = hierarchy.transitions[object] == nil ? entry.cause : object
    guard let transition = owner.flatMap({ hierarchy.transitions[$0] }),
      let completion = transition.completion, isParty(object, of: transition, in: hierarchy),
      !(hierarchy.names.isBar(object) && entry.property?.kind == .hidden),
      object == transition.name || !hierarchy.hasFingerComeDown(since: completion.event),
      convicted.insert(transition.name).inserted
    else { return }
    record.convict(
      Self.rest,
      """
      \(hierarchy.names.text(transition.name)) was complete, and \
      \(hierarchy.names.text(object)) was still changed
      """,
      [.event(completion.event), .event(entry.index)])
  }

  private func isParty(
    _ object: Name, of transition: TransitionState, in hierarchy: HierarchyState
  ) -> Bool {
    object == transition.name || hierarchy.names.controller(of: object) != nil
      || hierarchy.names.isContainer(object) || hierarchy.names.isBar(object)
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    convicted.forget(name)
    decorations.forget(name)
    reports[name] = nil
  }
}
