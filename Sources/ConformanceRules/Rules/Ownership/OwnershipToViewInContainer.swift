/// The view that comes is in the container when the transition reports that it finished.
///
/// Condition: at the first report of completion with a true flag, the to-view that the context
/// hands out lies in the transition's container. The context hands one out on the way in, for every
/// change of a navigation or tab controller, and on the way back where the presenter's view was
/// taken out (CX-02); it hands out none where the presenter stays (CX-03). A custom container's own
/// change is not judged.
struct OwnershipToViewInContainer: RuleChecker {
  static let id: RuleID = "ownership-to-view-in-container"
  static let statement = """
    If the context hands out a to-view, that very view is in the container when the transition \
    finishes.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("View Controller Programming Guide, Customizing the Transition Animations"),
    .apple("UIViewControllerContextTransitioning, view(forKey:)"),
  ]
  static let remedy = """
    Add view(forKey: .to) to the container view yourself, before anything is animated.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.completeTransition]

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.flag == true,
      let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      transition.completion == nil, handsOutToView(transition),
      let to = transition.to, let view = hierarchy.names.rootView(of: to),
      let container = hierarchy.container(of: transition)
    else { return }
    if hierarchy.isView(view, inside: container) {
      record.exercise()
      return
    }
    let move = hierarchy.lastMove(around: view).flatMap { $0 > transition.begin ? $0 : nil }
    let name = hierarchy.names.text(transition.name)
    record.convict(
      "\(name) finished, and \(hierarchy.names.text(view)) is not in its container",
      [.event(move ?? transition.animation?.event ?? transition.begin), .event(entry.index)])
  }

  private func handsOutToView(_ transition: TransitionState) -> Bool {
    switch transition.kind {
    case .present, .push, .pop, .set, .select: true
    case .dismiss: transition.isRemoving
    case .replace: false
    }
  }
}
