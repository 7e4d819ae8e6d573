import AppearanceTrace

/// Completion waits for the animation.
///
/// Condition: when completion of a transition is reported, no view that the subject moves in it moves
/// any more; and a transition that is animated, in nobody's hand, and announced to last longer than
/// nothing is not reported complete at the moment when it was asked to animate, unless the script has asked
/// since for another change of its sides, or of somebody within them, around them or below. A view moves no
/// more when it comes to rest, or goes, by itself or inside of another, in the instant of the completion
/// at the latest; one that lies in no window then is not seen to move.
///
/// Nor does a view of the transition's sides begin to move in the instant of the completion and behind it.
/// Where a container tells its children by hand: what it tells of a child as animated, from the beginning to
/// the end in one instant, is not followed by a move of the child's view, or of a sibling's, within a
/// sixtieth of a second in which the script does nothing.
///
/// Who keeps fingers away says that his change still runs. So a view that the subject made deaf, and that
/// holds what stays, hears again when an animated transition is told over: in the frame of its end at the
/// latest, if nothing else was asked for or runs by then.
struct CompletionNotBeforeAnimationEnd: RuleChecker {
  static let id: RuleID = "completion-not-before-animation-end"
  static let statement = """
    Completion is not reported while the transition's own animations still run, nor at once if \
    the announced duration is above zero.
    """
  static let clauses = [rest, time, order, telling, input]
  static let exceptions = [
    RuleException(
      "same-instant",
      """
      A view may come to rest, or go, in the instant of the completion and behind it.
      """,
      guards: [
        .sketch(
          """
          dimming that still moves, in a container that goes later
          """), .sketch("a presenter that still moves when the container goes"),
        .sketch("a view that comes to rest half a frame behind the report"),
        .sketch("a view that still moves in a shell that has left the window for the container"),
      ]),
    RuleException(
      "in-no-window", "What lies in no window when completion is reported has nothing to wait for.",
      guards: [
        .sketch("dimming that is animated before it is put in, and still moves behind the report"),
        .sketch("a picture on the screen that comes, still moving at the report"),
      ]),
    RuleException(
      "overtaken",
      """
      A transition may be over at once where the script has asked its sides, or who holds them, \
      for another change since it was to begin.
      """,
      guards: [
        .sketch("a selection that is over at once, before the script asks again"),
        .sketch(
          "a selection that is over at once, when the script has asked a container beside it"),
      ]),
    RuleException(
      "at-once",
      """
      What is not animated is over at once, while pictures of it still move: fingers may be kept \
      away until those are gone.
      """,
      guards: [
        .subject("faulty/fold-with-animated-push"),
        .sketch("a window that hears fingers a frame and a half after the end of a presentation"),
      ]),
    RuleException(
      "next-frame", "A view may hear fingers again in the frame after the end.",
      guards: [
        .sketch("a screen that hears fingers three frames after its push is over"),
        .sketch("a window that hears fingers a frame and a half after the end of a presentation"),
      ]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerContextTransitioning, completeTransition(_:)"),
    .apple("UIViewController, endAppearanceTransition()"),
  ]
  static let remedy = """
    Call completeTransition in the completion of the animation that ends last.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .moves, .rests, .remove, .transitionDuration, .animateTransition, .completeTransition, .end,
    .beginAppearanceTransition, .endAppearanceTransition, .set,
  ]

  private static let rest = RuleClause(
    "views-rest",
    """
    No view that the subject moves in a transition moves when its completion is reported.
    """)
  private static let time = RuleClause(
    "takes-time",
    """
    A transition that is announced to last is not complete at the moment when it is to begin.
    """)
  private static let order = RuleClause(
    "moved-first", "No view of a side begins to move when completion was just reported.",
    .sketched(
      because: """
        an animator that reports first is caught where it is asked to animate
        """))
  private static let telling = RuleClause(
    "told-last", "A container tells a child the end when the motion is over.",
    remedy: """
      Call endAppearanceTransition in the completion of the animation.
      """)
  private static let input = RuleClause(
    "input-back",
    """
    A view that the subject keeps fingers away from hears them when an animated transition of \
    what it holds is over.
    """,
    remedy: """
      Let the transition last as long as what is seen of it: animate in the transition itself, or ask for \
      the change without animation where pictures of your own move over it.
      """)

  private(set) var record = Record()
  /// The views that move in each open transition.
  private var moving = MovingViews()
  private var starts: NameMap<Start> = [:]
  private var lasting: Set<Name> = []
  /// When each transition was reported complete.
  private var completions: NameMap<TraceTime> = [:]
  /// What containers have told their children of in one instant.
  private var tellings = HastyTellings()
  private var input = InputKeptAway()

  private struct Start {
    let time: TraceTime
    let event: Int
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    settle(before: entry.time, in: hierarchy)
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .moves:
      judgeMove(of: object, entry, in: hierarchy)
      moving.take(object, entry)
    case .beginAppearanceTransition, .endAppearanceTransition: tellings.take(entry)
    case .rests: moving.stop(object)
    case .remove: if !moving.isEmpty { leave(object, entry, in: hierarchy) }
    case .transitionDuration:
      guard let transition = entry.counterpart, let call = entry.call, call.word("gives") != nil
      else { return }
      if call.duration("gives") == .zero {
        lasting.remove(transition)
      } else {
        lasting.insert(transition)
      }
    case .animateTransition:
      guard let transition = entry.counterpart, starts[transition] == nil else { return }
      starts[transition] = Start(time: entry.time, event: entry.index)
    case .completeTransition: complete(object, entry, in: hierarchy)
    case .set: if entry.property?.kind == .inert { judgeInput(of: object, entry, in: hierarchy) }
    default:
      if entry.topic == .end { input.end(object, entry) }
      moving.end(object)
      starts[object] = nil
      lasting.remove(object)
    }
  }

  /// Takes in that a view, and with it what lies in it, moves no more.
  private mutating func leave(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    let superview = hierarchy.objects[view].superview
    let leaves = superview == nil || superview == entry.counterpart
    for other in moving.views
    where other == view || leaves && hierarchy.isView(other, inside: view) {
      moving.stop(other)
    }
  }

  /// Judges that a view begins to move when the end was told already.
  private mutating func judgeMove(
    of view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard entry.isBySubject, let controller = hierarchy.names.controller(of: view) else { return }
    if let telling = tellings.last(about: controller, entry, in: hierarchy) {
      tellings = HastyTellings()
      record.convict(
        Self.telling,
        """
        \(hierarchy.names.text(telling.child)) was told the end before \
        \(hierarchy.names.text(view)) began to move
        """,
        [.event(telling.begin), .event(telling.end), .event(entry.index)])
    }
    guard let transition = entry.cause.flatMap({ hierarchy.transitions[$0] }),
      let completion = transition.completion, transition.concerns(controller),
      completions[transition.name] == entry.time
    else { return }
    completions[transition.name] = nil
    record.convict(
      Self.order,
      """
      \(hierarchy.names.text(transition.name)) was reported complete before \
      \(hierarchy.names.text(view)) began to move
      """,
      [.event(completion.event), .event(entry.index)])
  }

  /// Judges that a view hears fingers only now, when a transition has long been over.
  private mutating func judgeInput(
    of view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let overdue = input.take(view, entry, in: hierarchy) else {
      if entry.isBySubject { record.exercise() }
      return
    }
    let text = hierarchy.names.text(overdue.transition)
    record.convict(
      Self.input,
      "\(hierarchy.names.text(view)) still heard no fingers when \(text) was over",
      [.event(overdue.deafened), .event(overdue.end), .event(entry.index)])
  }

  private mutating func complete(_ name: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState)
  {
    guard let transition = hierarchy.transitions[name], transition.completion == nil else { return }
    completions[name] = entry.time
    let text = hierarchy.names.text(name)
    guard !moving.complete(name, entry, in: hierarchy) else { return }
    if let start = starts[name], start.time == entry.time, lasting.contains(name),
      transition.isAnimated, !transition.isInteractive, !hierarchy.isStill,
      !hierarchy.isOvertaken(transition, since: start.event)
    {
      record.convict(
        Self.time,
        "\(text) was reported complete at the moment when it was to begin moving",
        [.event(start.event), .event(entry.index)])
    } else {
      record.exercise()
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    moving.end(name)
    starts[name] = nil
    lasting.forget(name)
    completions[name] = nil
    tellings.forget(name)
    input.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    settle(before: nil, in: hierarchy)
  }

  /// Judges the completions of earlier instants.
  private mutating func settle(before time: TraceTime?, in hierarchy: HierarchyState) {
    for suspect in moving.takeSuspects(before: time) {
      record.convict(
        Self.rest,
        """
        \(hierarchy.names.text(suspect.transition)) was reported complete while \
        \(hierarchy.names.text(suspect.view)) was still moving
        """,
        [.event(suspect.move), .event(suspect.completion)])
    }
  }
}
