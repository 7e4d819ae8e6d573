import AppearanceTrace

/// Starts come before the view is put in, and ends after the transition is complete.
///
/// Condition, in a transition that the subject animates: the view that comes enters the container after
/// its controller was told that it will appear; and no party, and no controller whose view lies in a
/// party's, is told that it did appear or did disappear before completion is reported. An end that is made
/// by hand may stand right before that report, less than a frame away (CU-04). A controller that another
/// running transition concerns is not judged.
///
/// Condition, for a child that its container tells by hand: while the container is on screen, its view
/// does not go into the window earlier in the instant in which the container begins that it appears;
/// and, outside of transitions, it is not told that it did appear or did disappear while the view of a
/// child of the same container moves there, for a frame or longer, if that animation began after its change
/// did and the script asked for no other one in between. Whose place a child takes is in no line of a
/// container that has no context, so the start of one is not compared with the end of another there.
///
/// Legal: by-hand ends that follow after completion (CU-06), the ends of a reversal, the ends of
/// a child whose callbacks UIKit forwards by itself, since it ends them when the view is in (CC-05), so
/// that under a context of the subject's own only ends made by hand are judged, a view that was put in
/// while nobody could see it, or long before, ends of animations that end in one instant, one after the
/// other, and ends that a container makes when it goes itself, before all is over.
struct AppearancePhaseOrder: RuleChecker {
  static let id: RuleID = "appearance-phase-order"
  static let statement = """
    Starts come before the animation and before the view is put in; ends come only after the \
    transition is reported complete, or, in a container that has no context, after the animation.
    """
  static let clauses = [
    placedBeforeStart, placedBeforeBegin, endBeforeCompletion, endInMotion, startInMotion,
  ]
  static let exceptions = [
    RuleException(
      "same-frame",
      "What ends within a frame has ended: completions of one instant follow one another.",
      guards: [
        .subject("faulty/ends-with-the-shorter"),
        .sketch("an end by hand, one and a half frames before the view rests"),
      ]),
    RuleException(
      "end-by-hand", "An end by hand may stand right before completion is reported (CU-04).",
      guards: [
        .subject("faulty/presenter-ended-ahead"),
        .sketch(
          "an end before completion that UIKit tells, and others by hand, earlier or of others"),
      ]),
    RuleException(
      "container-goes",
      "A container that goes may end what it has begun with its children before it is over.",
      guards: [
        .sketch("a container that ends its switch early under a sheet that leaves it on screen"),
        .sketch("ends by hand in a container that is on its way in, while a child still moves"),
      ]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, viewWillAppear(_:): before the view is added"),
    .apple("UIViewControllerContextTransitioning, completeTransition(_:)"),
    .observed(["CO-07", "FS-01", "CU-04", "CU-06", "CC-05"]),
    .derived(from: "those orders for ends that a container makes by hand: after its animation"),
  ]
  static let remedy = """
    Report completion before any controller is told that it has come or gone, begin before you add \
    a view and end when the animation is over, and add content as a child, so that UIKit tells it \
    in time.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .viewDidAppear, .viewDidDisappear, .viewWillAppear, .end, .beginAppearanceTransition,
    .endAppearanceTransition, .insert, .moves, .rests, .completeTransition, .release,
  ]

  private static let placedBeforeStart = RuleClause(
    "placed-before-start",
    "In a transition the view that comes is put in after its controller was told that it will appear.",
    .sketched(because: "UIKit tells who comes before it asks for the animation"))
  private static let placedBeforeBegin = RuleClause(
    "placed-before-begin",
    "In a container on screen a child's view is put in after its change was begun by hand.",
    level: .should,
    remedy: "Call beginAppearanceTransition before you add the child's view.")
  private static let endBeforeCompletion = RuleClause(
    "end-before-completion",
    "In a transition nobody is told that it has come or gone before completion is reported.")
  private static let endInMotion = RuleClause(
    "end-in-motion",
    "A child that is told by hand is not told that it has come or gone while a child of its container still moves."
  )
  private static let startInMotion = RuleClause(
    "start-in-motion", "A start comes before the animation of which it tells.",
    .notJudged(because: "both happen in one instant, and nobody sees which comes first"))

  private(set) var record = Record()
  private var hand = HandMadeOrder()
  private var waiting = WaitingCharges()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    record.convict(waiting.due(at: entry.time))
    switch entry.topic {
    case .rests, .completeTransition: waiting.end(object, at: entry.time)
    case .end: record.exercise()
    case .insert: hand.insert(object, entry, in: hierarchy)
    case .moves: hand.move(object, in: hierarchy)
    case .endAppearanceTransition: hand.endByHand(object, entry)
    case .release: hand.forget(object)
    case .beginAppearanceTransition: judgeBegin(of: object, entry, in: hierarchy)
    case .viewWillAppear: judgeStart(of: object, entry, in: hierarchy)
    default: judgeEnd(of: object, entry, in: hierarchy)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    hand.forget(name)
    record.convict(waiting.due(of: name))
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    record.convict(waiting.due(at: nil))
  }

  private mutating func judgeStart(
    of controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard !entry.isDirect, hierarchy.phase(of: controller) == .gone,
      let view = hierarchy.names.rootView(of: controller),
      let transition = hierarchy.latestRunning,
      transition.kind != .replace, transition.to == controller,
      let container = hierarchy.container(of: transition),
      let move = hierarchy.objects[view].lastMove, move > transition.begin,
      hierarchy.isView(view, inside: container)
    else { return }
    convictStart(
      Self.placedBeforeStart, of: controller,
      [.event(transition.begin), .event(move), .event(entry.index)], hierarchy)
  }

  private mutating func judgeBegin(
    of controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    // What it does from now on belongs to its next change.
    hierarchy.names.rootView(of: controller).map { waiting.end($0, at: entry.time) }
    guard entry.isBySubject else { return }
    hand.begin(controller, entry)
    guard entry.flag == true, let move = hand.earlyMove(of: controller, entry, in: hierarchy)
    else { return }
    convictStart(
      Self.placedBeforeBegin, of: controller, [.event(move), .event(entry.index)], hierarchy)
  }

  private mutating func convictStart(
    _ clause: RuleClause, of controller: Name, _ evidence: [Evidence], _ hierarchy: HierarchyState
  ) {
    record.convict(
      clause,
      """
      the view of \(hierarchy.names.text(controller)) was in before it was told that it will appear
      """, evidence)
  }

  private mutating func judgeEnd(
    of controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    let begin = hand.end(controller)
    guard !entry.isDirect else { return }
    let news = entry.topic == .viewDidAppear ? "did appear" : "did disappear"
    let name = hierarchy.names.text(controller)
    if let transition = transition(around: controller, entry, in: hierarchy),
      transition.completion == nil, transition.animation != nil, !transition.isGivenUp
    {
      let charge = Charge(
        Self.endBeforeCompletion,
        """
        \(name) was told that it \(news) before \(hierarchy.names.text(transition.name)) was complete
        """,
        [.event(transition.begin), .event(entry.index)])
      guard hand.isEnded(circle(of: controller, in: hierarchy), at: entry.time) else {
        return record.convict([charge])
      }
      record.exercise()
      waiting.wait(from: entry.time, for: [(transition.name, charge)])
    } else if let begin {
      let motions = hand.motions(beside: controller, since: begin, in: hierarchy)
      record.exercise()
      waiting.wait(
        from: entry.time,
        for: motions.map { view, start in
          let charge = Charge(
            Self.endInMotion,
            """
            \(name) was told that it \(news) while \(hierarchy.names.text(view)) was still animated
            """,
            [.event(begin), .event(start), .event(entry.index)])
          return (view, charge)
        })
    }
  }

  /// The one running transition that a controller is part of, itself or by the view around its own; none
  /// where UIKit forwards to it what a container of the subject's does.
  private func transition(
    around controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> TransitionState? {
    guard !hierarchy.open.isEmpty else { return nil }
    let around = circle(of: controller, in: hierarchy)
    var concerned: TransitionState?
    for name in hierarchy.open {
      guard let transition = hierarchy.transitions[name],
        around.contains(where: transition.concerns)
      else { continue }
      guard concerned == nil else { return nil }
      concerned = transition
    }
    guard let transition = concerned else { return nil }
    let isTold = transition.kind != .replace || hand.isEnded(around, at: entry.time)
    return isTold ? transition : nil
  }

  /// A controller, and those whose views lie around its own.
  private func circle(of controller: Name, in hierarchy: HierarchyState) -> [Name] {
    var circle = [controller]
    guard let view = hierarchy.names.rootView(of: controller) else { return circle }
    for view in hierarchy.path(from: view) {
      if let controller = hierarchy.names.controller(of: view) { circle.append(controller) }
    }
    return circle
  }
}
