/// Stack, screen and bar agree.
///
/// Condition, at rest: each stack holds the screens that it was asked for last, or that a swipe leaves,
/// in their order; where the change was given up, those from before. The bar of each navigation has an
/// item for each of its screens, and of the screens in a stack only the top lies in the stack's view.
/// Where the subject pops while a push runs, UIKit does not say that the two may part (D7). Where a
/// change is asked for while another one runs or in the instant of another one, begins later than it was
/// asked for, or is refused, no line tells which of the two stacks UIKit goes by, and a navigation may be
/// made to drop the second: then the screens are those after one of them, or after both. They are not judged
/// where a screen moves in or out for
/// no other reason than that the window got another size: a split controller lays two stacks together so.
///
/// And a stack that was asked for another top does not go on showing one that lies below it, while no change
/// of it runs nor has begun.
struct NavigationStackConsistent: RuleChecker {
  static let id: RuleID = "navigation-stack-consistent"
  static let statement = """
    The stack, the screen that is shown and the items of the bar agree when all is at rest.
    """
  static let clauses = [stack, overlap, barItems, popWithinPush, poppedAgain, onlyTop, shownTop]
  static let exceptions = [splitStacks]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UINavigationController, viewControllers and topViewController"),
    .observed(["NV-10", "NI-08", "NI-09", "ER-06"]),
    .derived(
      from: "ER-06: UIKit does both of two changes that meet; to drop one is a library's choice"),
  ]
  static let remedy = """
    Let no pop begin while a push of yours runs, and complete each transition honestly.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .pushViewController, .popViewController, .popToViewController, .popToRootViewController,
    .setViewControllers, .begin, .fault, .end, .resize,
    .didMove,
  ]
  static let judgesRest = true

  private static let stack = RuleClause(
    "stack", "A stack holds the screens that it was asked for last, or that a swipe leaves.")
  private static let overlap = RuleClause(
    "overlap",
    "Where two changes meet, a stack holds what one of them leaves, or both one after the other.",
    remedy: "Let a change wait until the one that runs is over, or drop it; do not drop both.",
    .sketched(because: "UIKit itself drops neither, and what libraries hold back they make good"))
  private static let barItems = RuleClause(
    "bar-items", "A bar has an item for each screen of its stack.",
    .sketched(because: "the bar of the headless UIKit follows its stack in one step"))
  private static let popWithinPush = RuleClause(
    "pop-within-push", "No pop is asked for while a push runs.",
    remedy: "Let no pop begin while a push of yours runs.")
  private static let poppedAgain = RuleClause(
    "popped-again", "What a pop has finished is not followed by another pop from its own end.",
    remedy: "UIKit has taken the screen off when a pop is complete: do not pop once more.")
  private static let onlyTop = RuleClause(
    "only-top", "Of the screens in a stack only the top lies in the stack's view.",
    remedy: "Take the view of the screen that goes out, and complete each transition honestly.",
    .sketched(because: "the navigation controller takes out what lies below when a push ends"))

  private static let shownTop = RuleClause(
    "shown-top",
    "A stack that was asked for another top shows it, and not a screen that lies below.",
    remedy: """
      Let the delegate that you give the recognizer of the swipe back refuse where the stack has one screen: \
      there is nothing to pop, and the navigation waits for a pop that never comes.
      """)

  private static let splitStacks = RuleException(
    "split-stacks",
    "The screens are not judged where one moves for no other reason than that the window got another "
      + "size, for a split controller lays two stacks together so.",
    guards: [
      .sketch("a stack that loses a screen after the window got another size"),
      .sketch("a stack that loses a screen in a transition, in the instant of a turn"),
      .sketch("a stack that loses a screen at a turn, and lacks the one that was asked for"),
      .sketch("a stack that loses a screen when the script has acted since the turn"),
    ])

  private(set) var record = Record()
  /// The last pop that the subject asked for while a push ran, and where that began.
  private var pop: (push: Int, request: Int)?

  /// The last change of the window's size that the script made.
  private var resize: Int?
  /// The stacks of which a line speaks.
  private var stacks = ExpectedStacks()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let subject = entry.principal else { return complain(entry, in: hierarchy) }
    switch entry.topic {
    case .fault: complain(entry, in: hierarchy)
    case .resize: if entry.mark == .script { resize = entry.index }
    case .didMove: move(subject, entry, in: hierarchy)
    case .begin: stacks.begin(subject, entry, in: hierarchy)
    case .end:
      record.exercise()
      stacks.end(subject, hasFinished: entry.flag != false)
    default:
      if entry.isBySubject, let push = hierarchy.push(around: entry) {
        pop = (push.begin, entry.index)
      }
      judgeAgain(entry, in: hierarchy)
      stacks.ask(subject, entry, in: hierarchy)
    }
  }

  /// Judges a pop that the subject asks for from the end of another one.
  private mutating func judgeAgain(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.topic == .popViewController, entry.isBySubject,
      let earlier = entry.cause.flatMap({ hierarchy.transitions[$0] }), earlier.kind == .pop,
      let completion = earlier.completion, completion.flag == true
    else { return }
    record.convict(
      Self.poppedAgain,
      "a screen was popped when \(hierarchy.names.text(earlier.name)) had just popped one",
      [.event(earlier.begin), .event(completion.event), .event(entry.index)])
  }

  /// Takes a screen that moves because the window got another size.
  private mutating func move(_ screen: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let resize, hierarchy.lastAct == resize, hierarchy.running(about: screen).isEmpty
    else { return }
    for navigation in [hierarchy.objects[screen].parent, entry.counterpart].compactMap({ $0 }) {
      stacks.lose(navigation, in: hierarchy)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    stacks.forget(name)
  }

  /// UIKit says that bar and stack may part, for a change was asked for while another one ran (D7).
  private mutating func complain(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.effect == .refused { stacks.refuse() }
    guard let pop, hierarchy.isPartingOfBar(entry) else { return }
    self.pop = nil
    record.convict(
      Self.popWithinPush,
      "a pop was asked for while a push ran, and UIKit says that bar and stack may part",
      [.event(pop.push), .event(pop.request), .event(entry.index)])
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for (navigation, _) in finalState.barItems.sorted(by: { $0.key.number < $1.key.number })
    where hierarchy.baseline.barItems[navigation] == nil {
      let text = hierarchy.names.text(navigation)
      record.convict(
        Self.barItems,
        "the bar of \(text) has another number of items than the stack has screens",
        [hierarchy.lastEnd.map { .event($0) }, .ending(.field(.items, text))])
    }
    for navigation in hierarchy.names.all where stacks.isStack(navigation, in: hierarchy) {
      judgeScreens(of: navigation, finalState, in: hierarchy)
      if !judgeTop(of: navigation, finalState, in: hierarchy) {
        judge(navigation, finalState, in: hierarchy)
      }
    }
  }

  /// Judges a stack that was asked for a change which has not begun.
  ///
  /// - Returns: Whether it goes on showing a screen below its top.
  private mutating func judgeTop(
    of navigation: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) -> Bool {
    let stack = stacks.stack(of: navigation, in: hierarchy)
    let children = finalState.children(of: navigation)
    guard stack.isWaiting else { return false }
    record.exercise()
    guard let top = children.last, !isIn(navigation, top, finalState, hierarchy),
      let lower = children.dropLast().last(where: { isIn(navigation, $0, finalState, hierarchy) })
    else { return false }
    let names = hierarchy.names
    record.convict(
      Self.shownTop,
      "\(names.text(top)) is on top of \(names.text(navigation)), which shows \(names.text(lower))",
      [stack.cause.map { .event($0) }, .ending(.children(names.text(navigation)))])
    return true
  }

  /// Whether the view of a screen is seen in the stack's view.
  private func isIn(
    _ navigation: Name, _ screen: Name, _ finalState: HierarchySnapshot,
    _ hierarchy: HierarchyState
  ) -> Bool {
    guard let around = hierarchy.names.rootView(of: navigation),
      let view = hierarchy.names.rootView(of: screen)
    else { return false }
    return finalState.path(from: view).contains(around)
  }

  private mutating func judgeScreens(
    of navigation: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) {
    let stack = stacks.stack(of: navigation, in: hierarchy)
    let screens = finalState.children(of: navigation)
    let isShown = hierarchy.names.rootView(of: navigation).map { finalState.shows($0) } ?? false
    guard let possible = stack.possible, stack.isQuiet, !possible.contains(screens),
      isShown || !screens.isEmpty
    else { return }
    let text = hierarchy.names.text(navigation)
    let expected = possible.map { hierarchy.names.list($0) }.joined(separator: "; or ")
    record.convict(
      stack.isOverlapped ? Self.overlap : Self.stack,
      "\(text) was to hold \(expected), and holds"
        + " \(hierarchy.names.list(screens))",
      [
        stack.cause.map { .event($0) } ?? .baseline(.children(text)),
        hierarchy.lastEnd.map { .event($0) }, .ending(.children(text)),
      ])
  }

  private mutating func judge(
    _ navigation: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) {
    let covered = finalState.children(of: navigation).dropLast().first {
      isIn(navigation, $0, finalState, hierarchy)
    }
    guard let covered else { return }
    let text = hierarchy.names.text(navigation)
    record.convict(
      Self.onlyTop,
      "\(hierarchy.names.text(covered)) is not on top of \(text), and its view is still there",
      [hierarchy.lastEnd.map { .event($0) }, .ending(.children(text))])
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

extension HierarchyState {
  /// Whether UIKit complains that a stack and its bar may part (D7).
  func isPartingOfBar(_ entry: IndexedEvent) -> Bool {
    entry.topic == .fault && entry.counterpart.map { names.text($0) } == "D7"
  }

  /// The push in whose middle a pop is asked for; none where nothing of the kind is asked for.
  func push(around entry: IndexedEvent) -> TransitionState? {
    guard entry.topic == .popViewController else { return nil }
    for name in open {
      if let transition = transitions[name], transition.kind == .push { return transition }
    }
    return nil
  }
}
