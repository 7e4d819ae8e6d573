/// When all is quiet, the screen that should be seen can be seen.
///
/// Condition, once settled: the controller on top of each window's presentations, and in a
/// container the child that the last change left in place, has its root view in a window, with an
/// area, not hidden, and not transparent, by itself or by what lies around it. A container that the
/// script has asked for another child has one that has appeared, or whose view lies in a window, if one had
/// appeared before the script acted. A presenter
/// underneath is the business of other rules, and so is a window that the script has left without a
/// root controller (LW-07).
struct OwnershipWindowNotEmpty: RuleChecker {
  static let id: RuleID = "ownership-window-not-empty"
  static let statement = """
    When all is settled, the controller that should be visible has its view in the window, at a \
    size above zero, not hidden and not transparent.
    """
  static let clauses = [inWindow, notHidden, notTransparent, area, child]
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(
      from: "what a presentation, a push and a selection promise: that the controller is shown"),
    .reported("black screens after dismissals, in many libraries"),
  ]
  static let remedy = """
    Put back, on every way out, whatever the transition took out, hid or faded.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.setRootViewController, .end, .select, .replace]
  static let judgesRest = true

  private static let inWindow = RuleClause(
    "in-window", "The view of the controller that should be visible lies in a window.")
  private static let notHidden = RuleClause(
    "not-hidden", "That view is not hidden, nor is one around it.")
  private static let notTransparent = RuleClause(
    "not-transparent", "That view is not transparent, by itself or by those around it.")
  private static let area = RuleClause(
    "area", "That view has an area.",
    .sketched(because: "UIKit gives a root view that comes back the size of its place"))
  private static let child = RuleClause(
    "child",
    "A container that has shown a child, and is asked for another one, shows one in the end.",
    remedy: """
      Let what is asked for last win: break off or await what runs, and take out what goes by whom it was begun \
      for, not by whom is current when it ends.
      """)

  private(set) var record = Record()
  private var roots = WindowRoots()
  /// The containers that were asked for another child.
  private var asked: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .select, .replace: if let container = entry.principal { asked.insert(container) }
    default: roots.take(entry, in: hierarchy)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    roots.forget(name)
    asked.remove(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, !finalState.views.isEmpty else { return }
    let visibility = Visibility(finalState, hierarchy)
    var seen: Set<Name> = []
    for root in roots.all(in: hierarchy) {
      var current: Name? = root
      while let controller = current.map({ top(above: $0, finalState) }),
        seen.insert(controller).inserted
      {
        guard judge(controller, visibility, finalState, in: hierarchy) else { break }
        current = frontChild(of: controller, finalState, in: hierarchy)
        if current == nil { judgeEmpty(controller, finalState, in: hierarchy) }
      }
    }
  }
}

extension OwnershipWindowNotEmpty {
  private func top(above controller: Name, _ finalState: HierarchySnapshot) -> Name {
    guard finalState.presented(by: controller) != nil else { return controller }
    var top = controller
    var passed: Set<Name> = [controller]
    while let presented = finalState.presented(by: top), passed.insert(presented).inserted {
      top = presented
    }
    return top
  }

  /// The child that is selected, or the only one that has appeared, or where that is not told the one that
  /// the last change left in place.
  private func frontChild(
    of container: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) -> Name? {
    if let selected = finalState.selections[container]?.controller { return selected }
    let children = finalState.children(of: container)
    let changed = children.filter { hierarchy.objects[$0].lastSurvival != nil }
    let last = changed.max {
      (hierarchy.objects[$0].lastSurvival ?? 0)
        < (hierarchy.objects[$1].lastSurvival ?? 0)
    }
    let shown = children.filter { hierarchy.phase(of: $0) == .appeared }
    guard shown.count == 1 else { return last }
    // While it is covered a container exchanges its children without a transition.
    return shown.first
  }

  /// Judges one controller.
  ///
  /// - Returns: Whether it can be seen, and what lies in it is to be judged too.
  private mutating func judge(
    _ controller: Name, _ visibility: Visibility, _ finalState: HierarchySnapshot,
    in hierarchy: HierarchyState
  ) -> Bool {
    let view = hierarchy.names.rootView(of: controller)
    let isKnown = view.map { finalState.shows($0) || hierarchy.objects[$0].isPlaced } ?? false
    guard isKnown || hierarchy.isHeard(controller) else { return true }
    guard let flaw = flaw(of: view, visibility, finalState, hierarchy.names) else {
      record.exercise()
      return true
    }
    let move = view.flatMap { visibility.isInWindow($0) ? nil : hierarchy.lastMove(around: $0) }
    let begin = hierarchy.latestRunning?.begin
    let event = move ?? [hierarchy.lastEnd, begin].compactMap { $0 }.max()
    record.convict(
      flaw.clause,
      "\(hierarchy.names.text(controller)) should be visible, and its view \(flaw.words)",
      [event.map { .event($0) } ?? .baseline(.heading), .ending(flaw.line)])
    return false
  }

  /// Convicts a container that was asked for another child, and has none to show.
  private mutating func judgeEmpty(
    _ container: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) {
    let baseline = hierarchy.baseline
    guard asked.contains(container),
      baseline.children(of: container).contains(where: { baseline.phases[$0] == .appeared })
    else { return }
    let isShown = finalState.children(of: container).contains { child in
      finalState.phases[child] == .appeared
        || hierarchy.names.rootView(of: child).map(finalState.shows) ?? false
    }
    guard !isShown else { return record.exercise() }
    record.convict(
      Self.child, "\(hierarchy.names.text(container)) shows none of its children any more",
      [hierarchy.lastAct.map { .event($0) }, .ending(.heading)])
  }

  private func flaw(
    of view: Name?, _ visibility: Visibility, _ finalState: HierarchySnapshot, _ names: NameTable
  ) -> (clause: RuleClause, words: String, line: Evidence.Line)? {
    guard let view, visibility.isInWindow(view) else {
      return (Self.inWindow, "is not in the window", .heading)
    }
    let path = finalState.path(from: view)
    if let hidden = path.first(where: { finalState.values(.hidden, of: $0) != nil }) {
      return (Self.notHidden, "is hidden", .property(names.text(hidden), .hidden))
    }
    if visibility.opacity(of: view) <= 0 {
      let faded = path.first { finalState.values(.alpha, of: $0)?.first.flatMap(Double.init) == 0 }
      return (Self.notTransparent, "is transparent", .property(names.text(faded ?? view), .alpha))
    }
    if let frame = visibility.frame(of: view), frame.width <= 0 || frame.height <= 0 {
      return (Self.area, "has no area", .property(names.text(view), .frame))
    }
    return nil
  }
}
