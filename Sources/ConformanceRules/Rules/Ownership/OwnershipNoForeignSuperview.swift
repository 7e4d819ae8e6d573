import AppearanceTrace

/// The views of a transition stay in its container, or where they came from.
///
/// Condition: a root view of one of the two sides that the subject puts somewhere in the name of a
/// transition goes into the container, into something that lies in the container, or back to where it
/// lay when no transition ran. What lies in no window may be filled first, if it brings the view into
/// the container before completion is reported.
struct OwnershipNoForeignSuperview: RuleChecker {
  static let id: RuleID = "ownership-no-foreign-superview"
  static let statement = """
    Participating views are never put straight into a window, or into a view that is neither the \
    container nor their original parent.
    """
  static let clauses = [outside, leftOutside]
  static let exceptions = [wayBack]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerContextTransitioning, containerView"),
    .derived(from: "the container's being the superview of all views that a transition shows"),
  ]
  static let remedy = "Add views to context.containerView, and to nothing else."
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [.begin, .insert, .remove, .completeTransition, .end]

  private static let outside = RuleClause(
    "outside",
    "No view of a side is put into a view outside of the container, other than where it lay.")
  private static let leftOutside = RuleClause(
    "left-outside",
    "A view that is put into something outside of all windows lies in the container with it at completion.",
    .sketched(
      because:
        "a view that goes with such a thing is missing from the container, and that rule speaks first"
    ))
  private static let wayBack = RuleException(
    "way-back",
    "A presenter that was taken out by hand before any line may be put back where it may have lain.",
    guards: [
      .subject("faulty/presenter-put-into-window"),
      .sketch("a presenter that no line has shown, and that comes back beside its parent's view"),
      .sketch("a presenter that UIKit took out is put straight into the window"),
      .sketch("a presenter that a line has taken out of elsewhere is put straight into the window"),
      .sketch("a presenter that no line has shown, and that comes back in a stranger's view"),
      .sketch(
        "what was presented, and was never shown, is put into the window when it is dismissed"),
    ])

  private(set) var record = Record()
  private var homes: NameMap<Name> = [:]

  /// The views that were put into something that lay in no window.
  private var suspects: [Suspect] = []

  private struct Suspect {
    let transition: Name
    let view: Name
    let superview: Name
    let event: Int
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    acquit(in: hierarchy)
    switch entry.topic {
    case .begin:
      suspects.removeAll { $0.transition == entry.principal }
      remember(entry, in: hierarchy)
    case .insert: judge(entry, in: hierarchy)
    case .completeTransition, .end: settle(entry, in: hierarchy)
    default: break
    }
  }

  private mutating func judge(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal, let superview = entry.counterpart,
      let transition = entry.cause.flatMap({ hierarchy.transitions[$0] }),
      let controller = hierarchy.names.controller(of: view), transition.concerns(controller)
    else { return }
    let home = homes[view] ?? hierarchy.baseline.superview(of: view)
    let container = hierarchy.container(of: transition)
    let isInContainer = container.map { hierarchy.isView(superview, inside: $0) } ?? true
    guard !isInContainer, superview != home,
      !isWayBack(of: controller, to: superview, transition, in: hierarchy)
    else { return record.exercise() }
    let suspect = Suspect(
      transition: transition.name, view: view, superview: superview, event: entry.index)
    if transition.completion == nil, transition.end == nil, !hierarchy.isInWindow(superview) {
      suspects.append(suspect)
    } else {
      convict(
        Self.outside, suspect, [.event(transition.begin), .event(entry.index)], in: hierarchy)
    }
  }

  /// Whether a presenter that a style leaves where it is, and that no line has shown anywhere, is put where
  /// it may have lain: in its parent's view, or where it has none in a window.
  private func isWayBack(
    of presenter: Name, to superview: Name, _ transition: TransitionState,
    in hierarchy: HierarchyState
  ) -> Bool {
    guard transition.kind == .dismiss, transition.to == presenter, !transition.isRemoving,
      hierarchy.names.rootView(of: presenter).map({ !hierarchy.objects[$0].isPlaced }) ?? false
    else { return false }
    guard let parent = hierarchy.objects[presenter].parent else {
      return hierarchy.isWindow(superview)
    }
    return hierarchy.names.rootView(of: parent).map { hierarchy.isView(superview, inside: $0) }
      ?? false
  }

  /// Clears the views that have come into the container with what they were put into.
  private mutating func acquit(in hierarchy: HierarchyState) {
    suspects.removeAll { suspect in
      let container = hierarchy.transitions[suspect.transition].flatMap(hierarchy.container)
      return container.map { hierarchy.isView(suspect.view, inside: $0) } ?? false
    }
  }

  /// Judges the views that still lie in what has not come into the container.
  private mutating func settle(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    for suspect in suspects where suspect.transition == entry.principal {
      guard hierarchy.isView(suspect.view, inside: suspect.superview) else { continue }
      convict(
        Self.leftOutside, suspect, [.event(suspect.event), .event(entry.index)], in: hierarchy)
    }
    suspects.removeAll { $0.transition == entry.principal }
  }

  private mutating func convict(
    _ clause: RuleClause, _ suspect: Suspect, _ evidence: [Evidence], in hierarchy: HierarchyState
  ) {
    record.convict(
      clause,
      """
      \(hierarchy.names.text(suspect.view)) was put into \
      \(hierarchy.names.text(suspect.superview)), which is neither the container nor its old place
      """,
      evidence)
  }

  /// Notes where the two sides lie before the first of several transitions begins.
  private mutating func remember(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      hierarchy.open.count == 1
    else { return }
    for side in [transition.from, transition.to] {
      guard let view = side.flatMap({ hierarchy.names.rootView(of: $0) }),
        let superview = hierarchy.objects[view].superview,
        !hierarchy.names.isContainer(superview)
      else { continue }
      homes[view] = superview
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    homes[name] = nil
    suspects.removeAll { [$0.transition, $0.view, $0.superview].contains(name) }
  }
}
