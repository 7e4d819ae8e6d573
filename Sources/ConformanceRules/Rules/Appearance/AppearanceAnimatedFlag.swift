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
struct AppearanceAnimatedFlag: RuleChecker {
  static let id: RuleID = "appearance-animated-flag"
  static let statement = """
    The animated argument tells the truth, and is equal on the start and the end of one change.
    """
  static let level = Level.should
  static let authority: [Authority] = [
    .apple("UIViewController, viewWillAppear(_:) and viewDidAppear(_:), their parameter")
  ]
  static let remedy = """
    Hand the caller's animated argument on to beginAppearanceTransition, never a literal.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .release,
    .select, .replace, .open, .close, .begin, .beginAppearanceTransition, .moves,
  ]

  private(set) var record = Record()
  private var starts: NameMap<Start> = [:]
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

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .viewWillAppear, .viewWillDisappear: start(object, entry, in: hierarchy)
    case .viewDidAppear, .viewDidDisappear: end(object, entry, in: hierarchy)
    case .release: drop(object)
    case .beginAppearanceTransition: if entry.isBySubject { told.insert(object) }
    case .moves: animate(object, entry, in: hierarchy)
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
    let isByHand = told.remove(controller) != nil
    guard let flag = entry.call?.flag("animated") else { return }
    starts[controller] = Start(
      flag: flag, event: entry.index, time: entry.time, isByHand: isByHand)
    guard flag else { return judgePlainStart(of: controller, entry, in: hierarchy) }
    guard let request = plainRequest(of: controller, in: hierarchy) else { return }
    record.convict(
      """
      \(hierarchy.names.text(controller)) was told of an animation, and none was asked for
      """, [.event(request), .event(entry.index)])
  }

  /// Judges a start without an animation by the transition that begins with it.
  private mutating func judgePlainStart(
    of controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    let transitions = hierarchy.running(about: controller)
    guard !entry.isDirect, let last = transitions.last, let latest,
      latest.transition == last.name, latest.time == entry.time,
      transitions.allSatisfy({ $0.isAnimated && !$0.isGivenUp && !isRoot($0.from, in: hierarchy) })
    else { return }
    record.convict(
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
    guard entry.isBySubject, let controller = hierarchy.names.controller(of: view),
      let start = starts[controller], start.isByHand, !start.flag, start.time == entry.time,
      hierarchy.running(about: controller).isEmpty
    else { return }
    // One conviction for a start is enough.
    starts[controller] = Start(
      flag: start.flag, event: start.event, time: start.time, isByHand: false)
    record.convict(
      """
      \(hierarchy.names.text(controller)) was told of no animation, and \
      \(hierarchy.names.text(view)) is animated
      """, [.event(start.event), .event(entry.index)])
  }

  /// The request without an animation that a controller's change belongs to.
  private func plainRequest(of controller: Name, in hierarchy: HierarchyState) -> Int? {
    let transitions = hierarchy.running(about: controller)
    if let last = transitions.last {
      return transitions.allSatisfy { !$0.isAnimated } ? last.begin : nil
    }
    guard hierarchy.open.isEmpty, let wish, !wish.isAnimated,
      wish.event == hierarchy.lastAct, hierarchy.objects[controller].parent == wish.container
    else { return nil }
    return wish.event
  }

  private mutating func end(_ controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState)
  {
    guard let flag = entry.call?.flag("animated"),
      let start = starts.removeValue(forKey: controller)
    else { return }
    guard start.flag != flag, !isGivenUp(controller, in: hierarchy) else {
      return record.exercise()
    }
    record.convict(
      "the start of a change of \(hierarchy.names.text(controller)) says another thing than its end",
      [.event(start.event), .event(entry.index)])
  }

  private func isGivenUp(_ controller: Name, in hierarchy: HierarchyState) -> Bool {
    hierarchy.running(about: controller).contains(where: \.isGivenUp)
  }

  private mutating func drop(_ name: Name) {
    starts[name] = nil
    told.remove(name)
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    drop(name)
  }
}
