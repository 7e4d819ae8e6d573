import AppearanceTrace

/// The animated argument of appearance callbacks tells the truth.
///
/// Condition: the end of a change has the argument of its start. Where a transition was asked for
/// without an animation, no start of a party says that it is animated; where it was asked for with one, no
/// start that it sends to a party, in the instant in which it begins, says that it is not. Where the script
/// asked a container for a change without an animation, no start of a child says that it is animated, unless
/// a child of the container, or what it lies in, is seen to move from then on. And a child that its
/// container told by hand that it comes or goes without an animation has no view that the subject begins to
/// animate in the same instant. A container that was asked for an animated change may make it without.
///
/// And what comes and goes in a transition that was asked for without an animation is not seen to move by it:
/// no root view of its sides, nor anything around one, begins a motion that lasts longer than a frame, unless
/// it moved before, or the script has done something else since, such as to turn the device.
///
/// Legal: a reversal on cancel, whose argument may differ from that of the start that it takes back;
/// a transition cut short by something without an animation; a new root of a window, which comes without
/// one in any case; an unanimated start of a child that UIKit forwards, since it follows the view and
/// not the animation; and one of a presenter whose view stays in a presentation, and leaves the window for
/// another reason in the instant in which that begins. (Inferred.)
struct AppearanceAnimatedFlag: RuleChecker {
  static let id: RuleID = "appearance-animated-flag"
  static let statement = """
    The animated argument tells the truth, and is equal on the start and the end of one change.
    """
  static let clauses = [unasked, unseen, concealed, movedUntold, still, changed]
  static let exceptions = [
    RuleException(
      "seen",
      "A start that speaks of an animation nobody asked for is right where a child is seen to move.",
      guards: [
        .subject("faulty/always-animated"),
        .sketch(
          "a child is told of an animation that nobody asked for, while others move elsewhere"),
        .sketch("a child is told of an animation that nobody asked for, when another moved before"),
      ]),
    RuleException(
      "staying-presenter",
      "A presenter whose view stays is not told by the transition, so what it hears from elsewhere may have no animation.",
      guards: [
        .sketch("a presenter that stays is told by hand of no animation, and there is one"),
        .sketch("a presenter that goes is told of no animation, and there is one"),
      ]),
    RuleException(
      "moved-before",
      """
      What moves already when an unanimated transition begins may go on, and what happens to the window or \
      by another hand meanwhile may move it.
      """,
      guards: [
        .subject("faulty/fades-unasked"),
        .sketch(
          "an unanimated presentation that moves a while later, when something else did before"),
      ]),
  ]
  static let level = Level.should
  static let authority: [Authority] = [
    .apple("UIViewController, viewWillAppear(_:) and viewDidAppear(_:), their parameter"),
    .observed(["CU-09"]),
    .derived(from: "that page for containers of an app's own: what is told is what is seen"),
  ]
  static let remedy = """
    Hand the caller's animated argument on to beginAppearanceTransition, never a literal.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .release,
    .select, .replace, .open, .close, .begin, .beginAppearanceTransition, .moves,
    .rests,
  ]

  private static let unasked = RuleClause(
    "unasked", "In a transition without an animation nobody is told of one.")
  private static let unseen = RuleClause(
    "unseen",
    "In a change of a container that was asked for without an animation no child is told of one that is not seen."
  )
  private static let concealed = RuleClause(
    "concealed",
    "Nobody whom an animated transition tells that it comes or goes is told that there is no animation."
  )
  private static let movedUntold = RuleClause(
    "moved-untold", "A child that was told by hand of no animation is not animated from then on.")
  private static let still = RuleClause(
    "still",
    "In a transition that was asked for without an animation nothing is seen to move.",
    remedy: "Ask the coordinator or the context whether it is animated, and take no time if not.")
  private static let changed = RuleClause(
    "changed", "The end of a change has the argument of its start.",
    .sketched(
      because: "the end that a container makes has no argument, and UIKit keeps that of the start"))

  private(set) var record = Record()
  private var starts = ToldStarts()
  /// The script's last wish to a container, until a transition begins.
  private var wish: Wish?
  /// The starts of an animation that nobody asked for, until one is seen.
  private var waiting = WaitingCharges()
  /// What begins to move in transitions without an animation, until it is seen to.
  private var motions = WaitingCharges()
  /// The transition that began last.
  private var latest: (transition: Name, time: TraceTime)?

  private struct Wish {
    let container: Name
    let isAnimated: Bool
    let event: Int
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    convictDue(at: entry.time)
    switch entry.topic {
    case .viewWillAppear, .viewWillDisappear: start(object, entry, in: hierarchy)
    case .viewDidAppear, .viewDidDisappear: end(object, entry, in: hierarchy)
    case .release: starts.forget(object)
    case .beginAppearanceTransition: if entry.isBySubject { starts.tell(object) }
    case .moves:
      animate(object, entry, in: hierarchy)
      move(object, entry, in: hierarchy)
    case .rests: motions.end(object, at: entry.time)
    case .begin:
      wish = nil
      latest = (object, entry.time)
    default:
      guard entry.mark == .script, let flag = entry.call?.flag("animated") else { return }
      wish = Wish(container: object, isAnimated: flag, event: entry.index)
    }
  }

  private mutating func start(
    _ controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let flag = starts.start(controller, entry) else { return }
    guard flag else { return judgePlainStart(of: controller, entry, in: hierarchy) }
    judgeAnimatedStart(of: controller, entry, in: hierarchy)
  }

  /// Judges a start with an animation by what it was asked for with.
  private mutating func judgeAnimatedStart(
    of controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    let request = plainRequest(of: controller, in: hierarchy)
    let plainWish = plainWish(for: controller, in: hierarchy)
    guard let event = request ?? plainWish?.event else { return }
    let charge = Charge(
      request == nil ? Self.unseen : Self.unasked,
      """
      \(hierarchy.names.text(controller)) was told of an animation, and none was asked for
      """, [.event(event), .event(entry.index)])
    guard request == nil, let plainWish else { return record.convict([charge]) }
    let isSeen = hierarchy.moving.contains { view, start in
      start > plainWish.event && hierarchy.isView(view, aroundChildOf: plainWish.container)
    }
    record.exercise()
    if !isSeen { waiting.wait(from: entry.time, for: [(plainWish.container, charge)]) }
  }

  /// Judges a start without an animation by the transition that begins with it.
  private mutating func judgePlainStart(
    of controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    let isByHand = starts.isByHand(controller)
    let transitions = hierarchy.running(about: controller).filter {
      isByHand || $0.presenter != controller || $0.isRemoving
    }
    guard !entry.isDirect, let last = transitions.last, let latest,
      latest.transition == last.name, latest.time == entry.time,
      transitions.allSatisfy({ $0.isAnimated && !$0.isGivenUp && !isRoot($0.from, in: hierarchy) })
    else { return }
    record.convict(
      Self.concealed,
      """
      \(hierarchy.names.text(controller)) was told of no animation, and \
      \(hierarchy.names.text(last.name)) is animated
      """, [.event(last.begin), .event(entry.index)])
  }

  /// Whether a controller is nobody's child, and neither presents nor is presented.
  private func isRoot(_ controller: Name?, in hierarchy: HierarchyState) -> Bool {
    guard let controller else { return false }
    return hierarchy.objects[controller].parent == nil
      && hierarchy.presentations[controller] == nil && hierarchy.presenter(of: controller) == nil
  }

  /// Judges the start of a child by hand by the animation of its view.
  private mutating func animate(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if let container = wish?.container, hierarchy.isView(view, aroundChildOf: container) {
      waiting.end(container, at: entry.time)
    }
    guard entry.isBySubject, let controller = hierarchy.names.controller(of: view),
      hierarchy.running(about: controller).isEmpty,
      let start = starts.takePlainStart(of: controller, at: entry.time)
    else { return }
    record.convict(
      Self.movedUntold,
      """
      \(hierarchy.names.text(controller)) was told of no animation, and \
      \(hierarchy.names.text(view)) is animated
      """, [.event(start), .event(entry.index)])
  }

  /// Judges the motion of a view in a transition without an animation, once it has lasted.
  private mutating func move(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.cause.flatMap({ hierarchy.transitions[$0] }),
      !transition.isAnimated, hierarchy.lastAct == transition.occasion,
      hierarchy.moving[view] ?? entry.index > transition.begin
    else { return }
    let side = transition.sides.first { side in
      hierarchy.names.rootView(of: side).map { hierarchy.isView($0, inside: view) } ?? false
    }
    guard let side else { return }
    let charge = Charge(
      Self.still,
      """
      \(hierarchy.names.text(side)) is seen to move in \(hierarchy.names.text(transition.name)), which was \
      asked for without an animation
      """, [.event(transition.begin), .event(entry.index)])
    motions.wait(from: entry.time, for: [(view, charge)])
  }

  /// The beginning of the transition without an animation that a controller's change belongs to.
  private func plainRequest(of controller: Name, in hierarchy: HierarchyState) -> Int? {
    let transitions = hierarchy.running(about: controller)
    return transitions.allSatisfy { !$0.isAnimated } ? transitions.last?.begin : nil
  }

  /// The script's wish for a change without an animation to a controller's parent, outside of transitions.
  private func plainWish(for controller: Name, in hierarchy: HierarchyState) -> Wish? {
    guard hierarchy.open.isEmpty, let wish, !wish.isAnimated,
      wish.event == hierarchy.lastAct, hierarchy.objects[controller].parent == wish.container
    else { return nil }
    return wish
  }

  private mutating func end(_ controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState)
  {
    guard let flag = entry.call?.flag("animated"),
      let start = starts.end(controller)
    else { return }
    guard start.flag != flag, !isGivenUp(controller, in: hierarchy) else {
      return record.exercise()
    }
    record.convict(
      Self.changed,
      "the start of a change of \(hierarchy.names.text(controller)) says another thing than its end",
      [.event(start.event), .event(entry.index)])
  }

  private func isGivenUp(_ controller: Name, in hierarchy: HierarchyState) -> Bool {
    hierarchy.running(about: controller).contains(where: \.isGivenUp)
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    starts.forget(name)
    record.convict(waiting.due(of: name) + motions.due(of: name))
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    convictDue(at: nil)
  }

  /// Convicts of what nobody has seen to in time.
  ///
  /// - Parameter time: The time; none at the end.
  private mutating func convictDue(at time: TraceTime?) {
    record.convict(waiting.due(at: time))
    record.convict(motions.due(at: time))
  }
}
