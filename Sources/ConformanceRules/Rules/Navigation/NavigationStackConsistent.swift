/// Stack, screen and bar agree.
///
/// Condition, at rest: each stack holds the screens that it was asked for last, or that a swipe leaves,
/// in their order; where the change was given up, those from before. The bar of each navigation has an
/// item for each of its screens, and of the screens in a stack only the top lies in the stack's view.
/// Where the subject pops while a push runs, UIKit does not say that the two may part (D7). Where a
/// change is asked for while another one runs or in the instant of another one, begins later than it was
/// asked for, or is refused, the screens are not judged: no line tells which of the two stacks UIKit goes
/// by, and a navigation may be made to drop the second. Nor are they where a screen moves in or out for
/// no other reason than that the window got another size: a split controller lays two stacks together so.
struct NavigationStackConsistent: Machine {
  static let id: RuleID = "navigation-stack-consistent"
  static let statement = """
    The stack, the screen that is shown and the items of the bar agree when all is at rest.
    """
  static let level = Level.must
  static let authority = """
    Apple: UINavigationController, viewControllers and topViewController
    """
  static let remedy = """
    Let no pop begin while a push of yours runs, and complete each transition honestly.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .pushViewController, .popViewController, .popToViewController, .popToRootViewController,
    .setViewControllers, .begin, .fault, .end, .resize,
    .didMove,
  ]

  private(set) var record = Record()
  /// The last pop that the subject asked for while a push ran.
  private var pop: Int?

  /// The last change of the window's size that the script made.
  private var resize: Int?
  /// The stacks of which a line speaks.
  private var stacks: ByName<ExpectedStack> = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let subject = moment.subject else { return complain(moment, in: situation) }
    switch moment.topic {
    case .fault: complain(moment, in: situation)
    case .resize: if moment.mark == .script { resize = moment.index }
    case .didMove: move(subject, moment, in: situation)
    case .begin: begin(subject, moment, in: situation)
    case .end:
      record.exercise()
      for name in stacks.keys { stacks[name]?.end(subject, hasFinished: moment.flag != false) }
    default: ask(subject, moment, in: situation)
    }
  }

  private mutating func ask(_ navigation: Name, _ moment: Moment, in situation: Situation) {
    if moment.isBySubject, situation.isPopWithinPush(moment) { pop = moment.index }
    // Whoever is asked to push or pop is a navigation; page controllers are set, too.
    guard moment.topic != .setViewControllers || isStack(navigation, in: situation) else { return }
    var stack = stack(of: navigation, in: situation)
    stack.ask(at: moment) { ExpectedStack.screens($0, after: moment, in: situation) }
    stacks[navigation] = stack
  }

  private mutating func begin(_ name: Name, _ moment: Moment, in situation: Situation) {
    guard let transition = situation.transitions[name],
      [.push, .pop, .set].contains(transition.kind),
      let navigation = transition.from.flatMap({ situation.objects[$0].parent }),
      isStack(navigation, in: situation)
    else { return }
    var stack = stack(of: navigation, in: situation)
    stack.begin(name, at: moment) { ExpectedStack.screens($0, after: transition) }
    stacks[navigation] = stack
  }

  /// Takes a screen that moves because the window got another size.
  private mutating func move(_ screen: Name, _ moment: Moment, in situation: Situation) {
    guard let resize, situation.lastAct == resize, situation.running(about: screen).isEmpty
    else { return }
    for navigation in [situation.objects[screen].parent, moment.object].compactMap({ $0 })
    where isStack(navigation, in: situation) {
      var stack = stack(of: navigation, in: situation)
      guard stack.isIdle else { continue }
      stack.lose()
      stacks[navigation] = stack
    }
  }

  private func isStack(_ controller: Name, in situation: Situation) -> Bool {
    stacks[controller] != nil || situation.container(controller) == .navigation
  }

  /// What is known of a stack: how it was before the script acted, where no line spoke of it since.
  private func stack(of navigation: Name, in situation: Situation) -> ExpectedStack {
    stacks[navigation] ?? ExpectedStack(situation.baseline.children(of: navigation))
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    stacks[name] = nil
    for navigation in stacks.keys { stacks[navigation]?.forget(name) }
  }

  /// UIKit says that bar and stack may part, for a change was asked for while another one ran (D7).
  private mutating func complain(_ moment: Moment, in situation: Situation) {
    if moment.effect == .refused {
      for name in stacks.keys { stacks[name]?.refuse() }
    }
    guard let pop, situation.isPartingOfBar(moment) else { return }
    self.pop = nil
    record.convict(
      "a pop was asked for while a push ran, and UIKit says that bar and stack may part",
      [.event(pop), .event(moment.index)])
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    for (navigation, _) in rest.barItems.sorted(by: { $0.key.number < $1.key.number })
    where situation.baseline.barItems[navigation] == nil {
      let text = situation.names.text(navigation)
      record.convict(
        "the bar of \(text) has another number of items than the stack has screens",
        [situation.lastEnd.map { .event($0) }, .ending(.field(.items, text))])
    }
    for navigation in situation.names.all where isStack(navigation, in: situation) {
      judgeScreens(of: navigation, rest, in: situation)
      judge(navigation, rest, in: situation)
    }
  }

  private mutating func judgeScreens(
    of navigation: Name, _ rest: Still, in situation: Situation
  ) {
    let stack = stack(of: navigation, in: situation)
    let screens = rest.children(of: navigation)
    let isShown = situation.names.rootView(of: navigation).map { rest.shows($0) } ?? false
    guard let expected = stack.screens, stack.isQuiet, screens != expected,
      isShown || !screens.isEmpty
    else { return }
    let text = situation.names.text(navigation)
    record.convict(
      "\(text) was to hold \(situation.names.list(expected)), and holds"
        + " \(situation.names.list(screens))",
      [
        stack.cause.map { .event($0) } ?? .baseline(.children(text)),
        situation.lastEnd.map { .event($0) }, .ending(.children(text)),
      ])
  }

  private mutating func judge(_ navigation: Name, _ rest: Still, in situation: Situation) {
    let children = rest.children(of: navigation)
    guard let around = situation.names.rootView(of: navigation), rest.shows(around),
      let covered = children.dropLast().first(where: { child in
        guard let view = situation.names.rootView(of: child), rest.shows(view) else { return false }
        return rest.path(from: view).contains(around)
      })
    else { return }
    let text = situation.names.text(navigation)
    record.convict(
      "\(situation.names.text(covered)) is not on top of \(text), and its view is still there",
      [situation.lastEnd.map { .event($0) }, .ending(.children(text))])
  }
}

extension NameTable {
  /// Some names as a part of a sentence: `first, second and third`.
  fileprivate func list(_ names: [Name]) -> String {
    guard let last = names.last.map({ text($0) }) else { return "no screen" }
    let others = names.dropLast().map { text($0) }.joined(separator: ", ")
    return others.isEmpty ? last : "\(others) and \(last)"
  }
}

extension Situation {
  /// Whether UIKit complains that a stack and its bar may part (D7).
  func isPartingOfBar(_ moment: Moment) -> Bool {
    moment.topic == .fault && moment.object.map { names.text($0) } == "D7"
  }

  /// Whether a pop is asked for while a push runs.
  func isPopWithinPush(_ moment: Moment) -> Bool {
    moment.topic == .popViewController && open.contains { transitions[$0]?.kind == .push }
  }
}
