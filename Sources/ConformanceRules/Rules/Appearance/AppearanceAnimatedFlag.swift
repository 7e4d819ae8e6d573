import AppearanceTrace

/// The animated argument of appearance callbacks tells the truth.
///
/// Condition: the end of a change has the argument of its start. Where a transition was asked for
/// without an animation, or the script asked a container for a change without one, no start of a
/// party says that it is animated; where it was asked for with one, no start of a party, in the
/// instant in which it begins, says that it is not. And a child that its container told by hand that it
/// comes or goes without an animation has no view that the subject begins to animate in the same
/// instant. A container that was asked for an animated change may make it without.
///
/// Legal: a reversal on cancel, whose argument may differ from that of the start that it takes back;
/// a transition cut short by something without an animation; a new root of a window, which comes without
/// one in any case; and an unanimated start of a child that UIKit forwards, since it follows the view and
/// not the animation. (Inferred.)
struct AppearanceAnimatedFlag: Machine {
  static let id: RuleID = "appearance-animated-flag"
  static let statement = """
    The animated argument tells the truth, and is equal on the start and the end of one change.
    """
  static let level = Level.should
  static let authority = """
    Apple: UIViewController, viewWillAppear(_:) and viewDidAppear(_:), their parameter
    """
  static let remedy = """
    Hand the caller's animated argument on to beginAppearanceTransition, never a literal.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .release,
    .select, .replace, .open, .close, .begin, .beginAppearanceTransition, .moves,
  ]

  private(set) var record = Record()
  private var starts: ByName<Start> = [:]
  /// The children that their containers tell, until they hear of it.
  private var told: Set<Name> = []
  /// The script's last wish to a container, until a transition begins.
  private var wish: Wish?
  /// The transition that began last.
  private var latest: (transition: Name, time: TraceTime)?

  private struct Start {
    let flag: Bool
    let event: Int
    let time: TraceTime
    /// Whether its container made it, by `beginAppearanceTransition`.
    let isByHand: Bool
  }

  private struct Wish {
    let container: Name
    let isAnimated: Bool
    let event: Int
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject else { return }
    switch moment.topic {
    case .viewWillAppear, .viewWillDisappear: start(object, moment, in: situation)
    case .viewDidAppear, .viewDidDisappear: end(object, moment, in: situation)
    case .release: drop(object)
    case .beginAppearanceTransition: if moment.isBySubject { told.insert(object) }
    case .moves: animate(object, moment, in: situation)
    case .begin:
      wish = nil
      latest = (object, moment.time)
    default:
      guard moment.mark == .script, let flag = moment.call?.flag("animated") else { return }
      wish = Wish(container: object, isAnimated: flag, event: moment.index)
    }
  }

  private mutating func start(_ controller: Name, _ moment: Moment, in situation: Situation) {
    let isByHand = told.remove(controller) != nil
    guard let flag = moment.call?.flag("animated") else { return }
    starts[controller] = Start(
      flag: flag, event: moment.index, time: moment.time, isByHand: isByHand)
    guard flag else { return judgePlainStart(of: controller, moment, in: situation) }
    guard let request = plainRequest(of: controller, in: situation) else { return }
    record.convict(
      """
      \(situation.names.text(controller)) was told of an animation, and none was asked for
      """, [.event(request), .event(moment.index)])
  }

  /// Judges a start without an animation by the transition that begins with it.
  private mutating func judgePlainStart(
    of controller: Name, _ moment: Moment, in situation: Situation
  ) {
    let transitions = situation.running(about: controller)
    guard !moment.isDirect, let last = transitions.last, let latest,
      latest.transition == last.name, latest.time == moment.time,
      transitions.allSatisfy({ $0.isAnimated && !$0.isGivenUp && !isRoot($0.from, in: situation) })
    else { return }
    record.convict(
      """
      \(situation.names.text(controller)) was told of no animation, and \
      \(situation.names.text(last.name)) is animated
      """, [.event(last.begin), .event(moment.index)])
  }

  /// Whether a controller is nobody's child, and neither presents nor is presented.
  private func isRoot(_ controller: Name?, in situation: Situation) -> Bool {
    guard let controller else { return false }
    return situation.objects[controller].parent == nil
      && situation.presentations[controller] == nil && situation.presenter(of: controller) == nil
  }

  /// Judges the start of a child by hand by the animation of its view.
  private mutating func animate(_ view: Name, _ moment: Moment, in situation: Situation) {
    guard moment.isBySubject, let controller = situation.names.controller(of: view),
      let start = starts[controller], start.isByHand, !start.flag, start.time == moment.time,
      situation.running(about: controller).isEmpty
    else { return }
    // One conviction for a start is enough.
    starts[controller] = Start(
      flag: start.flag, event: start.event, time: start.time, isByHand: false)
    record.convict(
      """
      \(situation.names.text(controller)) was told of no animation, and \
      \(situation.names.text(view)) is animated
      """, [.event(start.event), .event(moment.index)])
  }

  /// The request without an animation that a controller's change belongs to.
  private func plainRequest(of controller: Name, in situation: Situation) -> Int? {
    let transitions = situation.running(about: controller)
    if let last = transitions.last {
      return transitions.allSatisfy { !$0.isAnimated } ? last.begin : nil
    }
    guard situation.open.isEmpty, let wish, !wish.isAnimated,
      wish.event == situation.lastAct, situation.objects[controller].parent == wish.container
    else { return nil }
    return wish.event
  }

  private mutating func end(_ controller: Name, _ moment: Moment, in situation: Situation) {
    guard let flag = moment.call?.flag("animated"),
      let start = starts.removeValue(forKey: controller)
    else { return }
    guard start.flag != flag, !isGivenUp(controller, in: situation) else {
      return record.exercise()
    }
    record.convict(
      "the start of a change of \(situation.names.text(controller)) says another thing than its end",
      [.event(start.event), .event(moment.index)])
  }

  private func isGivenUp(_ controller: Name, in situation: Situation) -> Bool {
    situation.running(about: controller).contains(where: \.isGivenUp)
  }

  private mutating func drop(_ name: Name) {
    starts[name] = nil
    told.remove(name)
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    drop(name)
  }
}
