/// The view that comes is in the container when the transition reports that it finished.
///
/// Condition: at the first report of completion with a true flag, the to-view that the context
/// hands out lies in the transition's container. The context hands one out on the way in, for every
/// change of a navigation or tab controller, and on the way back where the presenter's view was
/// taken out (CX-02); it hands out none where the presenter stays (CX-03). Where a presentation
/// controller puts a view of its own around the controller's, the context hands out that one (CX-04).
/// A custom container's own change is not judged.
struct OwnershipToViewInContainer: RuleChecker {
  static let id: RuleID = "ownership-to-view-in-container"
  static let statement = """
    If the context hands out a to-view, that very view is in the container when the transition \
    finishes.
    """
  static let clauses = [coming, wrapper, revealed, child]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("View Controller Programming Guide, Customizing the Transition Animations"),
    .observed(["CX-02", "CX-04", "CX-06", "CX-07"]),
  ]
  static let remedy = """
    Add view(forKey: .to) to the container view yourself, before anything is animated.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.completeTransition]

  private static let coming = RuleClause(
    "coming",
    "A view that comes for the first time is in the container when the transition finishes.")
  private static let wrapper = RuleClause(
    "wrapper",
    "A view in which its presentation puts the one that comes is in the container with it.")
  private static let revealed = RuleClause(
    "revealed", "A presenter that was taken out is in the container when its dismissal finishes.")
  private static let child = RuleClause(
    "child",
    "The view of a child that another container shows is where that container shows children.",
    .notJudged(because: "where a container of an app's own puts its children is its own affair"))

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.flag == true,
      let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      transition.completion == nil, handsOutToView(transition),
      let to = transition.to, let view = hierarchy.names.rootView(of: to),
      let container = hierarchy.container(of: transition)
    else { return }
    guard hierarchy.isView(view, inside: container) else {
      let clause = transition.kind == .dismiss ? Self.revealed : Self.coming
      return convict(clause, transition, view, [.event(entry.index)], in: hierarchy)
    }
    if transition.kind == .present, let (wrapper, answer) = transition.presentedView,
      !hierarchy.isView(wrapper, inside: container)
    {
      let lines: [Evidence] = [.event(answer), .event(entry.index)]
      return convict(Self.wrapper, transition, wrapper, lines, in: hierarchy)
    }
    record.exercise()
  }

  /// - Parameters:
  ///   - view: what is not in the transition's container.
  ///   - lines: what proves it, beside the line by which it should have been there.
  private mutating func convict(
    _ clause: RuleClause, _ transition: TransitionState, _ view: Name, _ lines: [Evidence],
    in hierarchy: HierarchyState
  ) {
    let inner = transition.to.flatMap { hierarchy.names.rootView(of: $0) } ?? view
    let move = hierarchy.lastMove(around: inner).flatMap { $0 > transition.begin ? $0 : nil }
    let name = hierarchy.names.text(transition.name)
    record.convict(
      clause, "\(name) finished, and \(hierarchy.names.text(view)) is not in its container",
      [.event(move ?? transition.animation?.event ?? transition.begin)] + lines)
  }

  private func handsOutToView(_ transition: TransitionState) -> Bool {
    switch transition.kind {
    case .present, .push, .pop, .set, .select: true
    case .dismiss: transition.isRemoving
    case .replace: false
    }
  }
}
