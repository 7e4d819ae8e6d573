import AppearanceTrace

/// Starts come before the view is put in, and ends after the transition is complete.
///
/// Condition, in a transition that the subject animates: the view that comes enters the container after
/// its controller was told that it will appear; and no party, and no controller whose view lies in a
/// party's, is told that it did appear or did disappear before completion is reported. A controller
/// that another running transition concerns is not judged.
///
/// Condition, for a child that its container tells by hand: while the container is on screen, its view
/// does not go into the window earlier in the instant in which the container begins that it appears;
/// and, outside of transitions, it is not told that it did appear or did disappear while the view of a
/// child of the same container moves there, if that animation began after its change did and the script
/// asked for no other one in between. Whose place a child takes is in no line of a container that has
/// no context, so the start of one is not compared with the end of another there.
///
/// Legal: by-hand ends that follow after completion (CU-06), the ends of a reversal, the ends of
/// a child whose callbacks UIKit forwards by itself, since it ends them when the view is in (CC-05), so
/// that under a context of the subject's own only ends made by hand are judged, and a view that was put in
/// while nobody could see it, or long before.
struct AppearancePhaseOrder: RuleChecker {
  static let id: RuleID = "appearance-phase-order"
  static let statement = """
    Starts come before the animation and before the view is put in; ends come only after the \
    transition is reported complete, or, in a container that has no context, after the animation.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "View Controller Programming Guide, Customizing the Transition Animations, the sequence"),
    .apple("UIViewController, viewWillAppear(_:)"),
  ]
  static let remedy = """
    Report completion before any controller is told that it has come or gone, begin before you add \
    a view and end when the animation is over, and add content as a child, so that UIKit tells it \
    in time.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .viewDidAppear, .viewDidDisappear, .viewWillAppear, .end, .beginAppearanceTransition,
    .endAppearanceTransition, .insert, .moves, .release,
  ]

  private(set) var record = Record()
  private var hand = HandMadeOrder()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
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
      of: controller, [.event(transition.begin), .event(move), .event(entry.index)], hierarchy)
  }

  private mutating func judgeBegin(
    of controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard entry.isBySubject else { return }
    hand.begin(controller, entry)
    guard entry.flag == true, let move = hand.earlyMove(of: controller, entry, in: hierarchy)
    else { return }
    convictStart(of: controller, [.event(move), .event(entry.index)], hierarchy)
  }

  private mutating func convictStart(
    of controller: Name, _ evidence: [Evidence], _ hierarchy: HierarchyState
  ) {
    record.convict(
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
    if let transition = transition(around: controller, entry, in: hierarchy),
      transition.completion == nil, transition.animation != nil, !transition.isGivenUp
    {
      record.convict(
        """
        \(hierarchy.names.text(controller)) was told that it \(news) before \
        \(hierarchy.names.text(transition.name)) was complete
        """,
        [.event(transition.begin), .event(entry.index)])
    } else if let begin,
      let (view, start) = hand.motion(beside: controller, since: begin, in: hierarchy)
    {
      record.convict(
        """
        \(hierarchy.names.text(controller)) was told that it \(news) while \
        \(hierarchy.names.text(view)) was still animated
        """,
        [.event(begin), .event(start), .event(entry.index)])
    }
  }

  /// The one running transition that a controller is part of, itself or by the view around its own; none
  /// where UIKit forwards to it what a container of the subject's does.
  private func transition(
    around controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> TransitionState? {
    let path = hierarchy.names.rootView(of: controller).map { hierarchy.path(from: $0) } ?? []
    let around = [controller] + path.compactMap { hierarchy.names.controller(of: $0) }
    let concerned = hierarchy.running.filter { transition in
      around.contains { transition.concerns($0) }
    }
    guard concerned.count == 1, let transition = concerned.first else { return nil }
    let isTold = transition.kind != .replace || hand.isEnded(around, at: entry.time)
    return isTold ? transition : nil
  }
}
