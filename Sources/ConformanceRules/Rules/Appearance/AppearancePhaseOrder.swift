/// Starts come before the view is put in, and ends after the transition is complete.
///
/// Condition, in a transition that the subject animates: the view that comes enters the container after
/// its controller was told that it will appear; and no party, and no controller whose view lies in a
/// party's, is told that it did appear or did disappear before completion is reported. A controller
/// that another running transition concerns is not judged.
///
/// Legal: by-hand ends that follow after completion (CU-06), and the ends of a reversal.
struct AppearancePhaseOrder: Machine {
  static let id: RuleID = "appearance-phase-order"
  static let statement = """
    Starts come before the animation and before the view is put in; ends come only after the \
    transition is reported complete.
    """
  static let level = Level.must
  static let authority = """
    Apple: View Controller Programming Guide, Customizing the Transition Animations, the sequence; \
    UIViewController, viewWillAppear(_:)
    """
  static let remedy = """
    Report completion before any controller is told that it has come or gone, and add content as a \
    child, so that UIKit tells it in time.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [.viewDidAppear, .viewDidDisappear, .viewWillAppear, .end]

  private(set) var record = Record()

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject else { return }
    switch moment.topic {
    case .end: record.exercise()
    case .viewWillAppear: judgeStart(of: object, moment, in: situation)
    default: judgeEnd(of: object, moment, in: situation)
    }
  }

  private mutating func judgeStart(
    of controller: Name, _ moment: Moment, in situation: Situation
  ) {
    guard !moment.isDirect, situation.phase(of: controller) == .gone,
      let view = situation.names.rootView(of: controller),
      let transition = situation.open.last.flatMap({ situation.transitions[$0] }),
      transition.to == controller, let container = situation.container(of: transition),
      let move = situation.objects[view].lastMove, move > transition.begin,
      situation.isView(view, inside: container)
    else { return }
    record.convict(
      """
      the view of \(situation.names.text(controller)) was in before it was told that it will appear
      """,
      [.event(transition.begin), .event(move), .event(moment.index)])
  }

  private mutating func judgeEnd(of controller: Name, _ moment: Moment, in situation: Situation) {
    guard !moment.isDirect, let transition = transition(around: controller, in: situation),
      transition.completion == nil, transition.animation != nil, !transition.isGivenUp
    else { return }
    let news = moment.topic == .viewDidAppear ? "did appear" : "did disappear"
    record.convict(
      """
      \(situation.names.text(controller)) was told that it \(news) before \
      \(situation.names.text(transition.name)) was complete
      """,
      [.event(transition.begin), .event(moment.index)])
  }

  /// The one running transition that a controller is part of, itself or by the view around its own.
  private func transition(around controller: Name, in situation: Situation) -> Transition? {
    let running = situation.open.compactMap { situation.transitions[$0] }
    let path = situation.names.rootView(of: controller).map { situation.path(from: $0) } ?? []
    let around = [controller] + path.compactMap { situation.names.controller(of: $0) }
    let concerned = running.filter { transition in
      around.contains { transition.concerns($0) }
    }
    return concerned.count == 1 ? concerned.first : nil
  }
}
