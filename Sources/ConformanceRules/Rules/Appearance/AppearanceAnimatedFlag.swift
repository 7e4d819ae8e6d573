/// The animated argument of appearance callbacks tells the truth.
///
/// Condition: the end of a change has the argument of its start; and where a transition was asked for
/// without an animation, or the script asked a container for a change without one, no start of a
/// party says that it is animated. A change asked for with an animation may be made without.
///
/// Legal: a reversal on cancel, whose argument may differ from that of the start that it takes back.
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
    .select, .replace, .open, .close, .begin,
  ]

  private(set) var record = Record()
  private var starts: ByName<Start> = [:]
  /// The script's last wish to a container, until a transition begins.
  private var wish: Wish?

  private struct Start {
    let flag: Bool
    let event: Int
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
    case .release: starts[object] = nil
    case .begin: wish = nil
    default:
      guard moment.mark == .script, let flag = moment.call?.flag("animated") else { return }
      wish = Wish(container: object, isAnimated: flag, event: moment.index)
    }
  }

  private mutating func start(_ controller: Name, _ moment: Moment, in situation: Situation) {
    guard let flag = moment.call?.flag("animated") else { return }
    starts[controller] = Start(flag: flag, event: moment.index)
    guard flag, let request = plainRequest(of: controller, in: situation) else { return }
    record.convict(
      """
      \(situation.names.text(controller)) was told of an animation, and none was asked for
      """, [.event(request), .event(moment.index)])
  }

  /// The request without an animation that a controller's change belongs to.
  private func plainRequest(of controller: Name, in situation: Situation) -> Int? {
    let transitions = situation.open.compactMap { situation.transitions[$0] }
      .filter { $0.concerns(controller) }
    if let last = transitions.last {
      return transitions.allSatisfy { !$0.isAnimated } ? last.begin : nil
    }
    guard situation.open.isEmpty, let wish, !wish.isAnimated,
      situation.objects[controller].parent == wish.container
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
    situation.open.contains { name in
      guard let transition = situation.transitions[name] else { return false }
      return transition.concerns(controller) && transition.isGivenUp
    }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    starts[name] = nil
  }
}
