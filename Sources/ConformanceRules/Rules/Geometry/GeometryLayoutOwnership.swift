import AppearanceTrace

/// A borrowed view keeps its layout mode, and what holds it.
///
/// Condition, at rest:
///
/// - No root view that the subject took out of the system's layout, and that lies where it lay before or
///   that nothing pins, is still out of it: what was switched off is switched on again. The line that
///   took it out shows that it was in before. A screen that came stays where constraints hold it, for
///   that is a layout as good; and so does a child of a container that has changed its children, or was
///   asked to.
/// - A root view that was laid out by constraints in the baseline, and lies where it lay, is so still,
///   where a line shows that the subject changed that; and if it was pinned to something outside, it is
///   pinned to something.
///
/// Which constraints hold a view, and to what, is told by no line, but only how many lead out of it. So
/// other constraints in place of the old ones pass, as long as there are any.
struct GeometryLayoutOwnership: RuleChecker {
  static let id: RuleID = "geometry-layout-ownership"
  static let statement = """
    A view that a transition borrows keeps its layout mode; what the transition switches off \
    it switches on again.
    """
  static let clauses = [takenOut, takenIn, lostHold]
  static let level = Level.should
  static let authority: [Authority] = [
    .apple("UIView, translatesAutoresizingMaskIntoConstraints"),
    .derived(from: "a layout mode's belonging to whoever lays the view out"),
  ]
  static let remedy = """
    Lay the views that the context hands out by frame, or pin them to the container alone \
    and give their layout back at the end.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.end]
  static let judgesRest = true

  private static let takenOut = RuleClause(
    "taken-out",
    "A root view that was taken out of the system's layout is given back to it, or held.")
  private static let takenIn = RuleClause(
    "taken-in", "A root view that was laid out by constraints is so still.",
    .sketched(
      because:
        "views that are laid out by constraints before a transition are not among the stage's own"))
  private static let lostHold = RuleClause(
    "lost-hold", "A root view that was pinned to something outside of it is pinned to something.",
    .sketched(because: "the stage pins no view of a screen before a transition"))

  private(set) var record = Record()

  /// Those who came or went in a change of a container's children that finished.
  private var travellers: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    record.exercise()
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      transition.kind == .replace, entry.flag == true
    else { return }
    travellers.formUnion(transition.sides.filter(hierarchy.names.knows))
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    travellers.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for view in finalState.views where hierarchy.names.controller(of: view) != nil {
      let isOut = finalState.values(.constrained, of: view) != nil
      let wasOut = hierarchy.baseline.values(.constrained, of: view) != nil
      if !wasOut {
        if isOut, !isHeld(view, finalState, hierarchy) {
          judgeTakenOut(view, finalState, hierarchy)
        }
      } else if isInPlace(view, finalState, hierarchy) {
        if isOut {
          judgeHold(on: view, finalState, hierarchy)
        } else {
          judgeTakenIn(view, hierarchy)
        }
      }
    }
  }

  /// Whether constraints are the layout of a view that came, or that its container lays out so.
  private func isHeld(_ view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState)
    -> Bool
  {
    guard finalState.values(.pinned, of: view) != nil else { return false }
    let controller = hierarchy.names.controller(of: view)
    let parent = controller.flatMap { finalState.parent(of: $0) }
    return !isInPlace(view, finalState, hierarchy) || controller.map(travellers.contains) ?? false
      || parent.map(hierarchy.arranging.contains) ?? false
  }

  private func isInPlace(_ view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState)
    -> Bool
  {
    hierarchy.baseline.shows(view)
      && hierarchy.baseline.superview(of: view) == finalState.superview(of: view)
  }

  // MARK: - What is wrong

  private mutating func judgeTakenOut(
    _ view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) {
    guard let change = hierarchy.lastSet(.constrained, of: view) else { return }
    let text = hierarchy.names.text(view)
    let isPinned = finalState.values(.pinned, of: view) != nil
    record.convict(
      Self.takenOut,
      isPinned
        ? "\(text) was taken out of the system's layout, and not given back to it"
        : "\(text) was taken out of the system's layout, and nothing holds it any more",
      [
        .event(change), .ending(.property(text, .constrained)),
        isPinned ? .ending(.property(text, .pinned)) : nil,
      ])
  }

  private mutating func judgeTakenIn(_ view: Name, _ hierarchy: HierarchyState) {
    guard let change = hierarchy.lastSet(.constrained, of: view) else { return }
    let text = hierarchy.names.text(view)
    record.convict(
      Self.takenIn,
      "\(text) was laid out by constraints, and is so no more",
      [.baseline(.property(text, .constrained)), .event(change), .ending(.view(text))])
  }

  private mutating func judgeHold(
    on view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) {
    guard hierarchy.baseline.values(.pinned, of: view) != nil,
      finalState.values(.pinned, of: view) == nil
    else { return }
    let text = hierarchy.names.text(view)
    record.convict(
      Self.lostHold,
      "\(text) has lost the constraints that held it",
      [
        .baseline(.property(text, .pinned)),
        hierarchy.objects[view].lastMove.map { .event($0) },
        .ending(.property(text, .constrained)),
      ])
  }
}
