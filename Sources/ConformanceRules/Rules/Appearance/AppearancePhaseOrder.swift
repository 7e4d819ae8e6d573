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
struct AppearancePhaseOrder: Machine {
  static let id: RuleID = "appearance-phase-order"
  static let statement = """
    Starts come before the animation and before the view is put in; ends come only after the \
    transition is reported complete, or, in a container that has no context, after the animation.
    """
  static let level = Level.must
  static let authority = """
    Apple: View Controller Programming Guide, Customizing the Transition Animations, the sequence; \
    UIViewController, viewWillAppear(_:)
    """
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

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject else { return }
    switch moment.topic {
    case .end: record.exercise()
    case .insert: hand.insert(object, moment, in: situation)
    case .moves: hand.move(object, in: situation)
    case .endAppearanceTransition: hand.endByHand(object, moment)
    case .release: hand.forget(object)
    case .beginAppearanceTransition: judgeBegin(of: object, moment, in: situation)
    case .viewWillAppear: judgeStart(of: object, moment, in: situation)
    default: judgeEnd(of: object, moment, in: situation)
    }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    hand.forget(name)
  }

  private mutating func judgeStart(
    of controller: Name, _ moment: Moment, in situation: Situation
  ) {
    guard !moment.isDirect, situation.phase(of: controller) == .gone,
      let view = situation.names.rootView(of: controller),
      let transition = situation.latestRunning,
      transition.kind != .replace, transition.to == controller,
      let container = situation.container(of: transition),
      let move = situation.objects[view].lastMove, move > transition.begin,
      situation.isView(view, inside: container)
    else { return }
    convictStart(
      of: controller, [.event(transition.begin), .event(move), .event(moment.index)], situation)
  }

  private mutating func judgeBegin(
    of controller: Name, _ moment: Moment, in situation: Situation
  ) {
    guard moment.isBySubject else { return }
    hand.begin(controller, moment)
    guard moment.flag == true, let move = hand.earlyMove(of: controller, moment, in: situation)
    else { return }
    convictStart(of: controller, [.event(move), .event(moment.index)], situation)
  }

  private mutating func convictStart(
    of controller: Name, _ evidence: [Evidence], _ situation: Situation
  ) {
    record.convict(
      """
      the view of \(situation.names.text(controller)) was in before it was told that it will appear
      """, evidence)
  }

  private mutating func judgeEnd(of controller: Name, _ moment: Moment, in situation: Situation) {
    let begin = hand.end(controller)
    guard !moment.isDirect else { return }
    let news = moment.topic == .viewDidAppear ? "did appear" : "did disappear"
    if let transition = transition(around: controller, moment, in: situation),
      transition.completion == nil, transition.animation != nil, !transition.isGivenUp
    {
      record.convict(
        """
        \(situation.names.text(controller)) was told that it \(news) before \
        \(situation.names.text(transition.name)) was complete
        """,
        [.event(transition.begin), .event(moment.index)])
    } else if let begin,
      let (view, start) = hand.motion(beside: controller, since: begin, in: situation)
    {
      record.convict(
        """
        \(situation.names.text(controller)) was told that it \(news) while \
        \(situation.names.text(view)) was still animated
        """,
        [.event(begin), .event(start), .event(moment.index)])
    }
  }

  /// The one running transition that a controller is part of, itself or by the view around its own; none
  /// where UIKit forwards to it what a container of the subject's does.
  private func transition(
    around controller: Name, _ moment: Moment, in situation: Situation
  ) -> Transition? {
    let path = situation.names.rootView(of: controller).map { situation.path(from: $0) } ?? []
    let around = [controller] + path.compactMap { situation.names.controller(of: $0) }
    let concerned = situation.running.filter { transition in
      around.contains { transition.concerns($0) }
    }
    guard concerned.count == 1, let transition = concerned.first else { return nil }
    let isTold = transition.kind != .replace || hand.isEnded(around, at: moment.time)
    return isTold ? transition : nil
  }
}
