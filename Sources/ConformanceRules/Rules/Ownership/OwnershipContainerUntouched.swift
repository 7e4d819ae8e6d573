import AppearanceTrace

/// A transition's container is the host's, and stays as it is.
///
/// Condition: while a transition runs, the subject neither removes nor moves its container, and writes
/// none of its properties. Switches for touches, for assistive technology and of the layer's clock are
/// the business of other rules. A presentation may colour the ground of its container, and so may its
/// dismissal, if it leaves the ground as it was where it is given up; where no line tells how that was,
/// it has to be another than it became first. Where no transition has the child on one of its sides, the
/// subject puts no child's view of a navigation or tab bar controller into the container in which its
/// children lie, nor takes it out there.
struct OwnershipContainerUntouched: RuleChecker {
  static let id: RuleID = "ownership-container-untouched"
  static let statement = """
    The container view itself is not removed, moved, resized, recoloured or changed in layout mode \
    by the animator, and outside of transitions nobody but the host moves children in it.
    """
  static let clauses = [moved, written, ground, children]
  static let exceptions = [
    RuleException(
      "own-ground",
      """
      A presentation may colour the ground of its container, which goes with what is presented, and so may the \
      dismissal with which that goes.
      """,
      guards: [
        .sketch("a stack whose container a delegate colours"),
        .sketch("a ground that is not coloured again when a dismissal is given up"),
        .sketch("a ground that a dismissal colours, and with which another sheet stays"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerContextTransitioning, containerView"),
    .derived(
      from: "a navigation or tab bar controller's exchanging the views of its children by itself"),
  ]
  static let remedy = "Put a view of your own into the container, and change that one."
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [.insert, .remove, .set, .end]

  private static let moved = RuleClause(
    "moved", "The container is neither removed nor moved.",
    .sketched(because: "a container that is taken out ends the case before it comes to rest"))
  private static let written = RuleClause(
    "written", "No property of the container is written, other than those that other rules judge.")

  private static let ground = RuleClause(
    "ground", "A dismissal that is given up leaves the ground of its container as it was.",
    remedy: """
      Colour the ground again in dismissalTransitionDidEnd(_:), where that says that nothing was completed.
      """,
    .sketched(because: "no subject that is built in colours the ground of a container"))

  private static let children = RuleClause(
    "children",
    """
    The views of a stack's or a tab bar controller's children are moved in a transition of theirs, or by \
    that controller.
    """,
    remedy: """
      Hand out an animator from the delegate of the stack or of the tabs, and move the views in its \
      transition.
      """)

  private(set) var record = Record()
  private var convicted: Set<Name> = []
  /// The grounds that running dismissals have coloured.
  private var grounds = DismissalGrounds()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.topic == .end { return judgeGround(at: entry, in: hierarchy) }
    guard let view = entry.principal, entry.isBySubject else { return }
    guard !isByHand(entry, in: hierarchy) else { return judgeChild(view, entry, in: hierarchy) }
    guard hierarchy.names.isContainer(view),
      !isOfOthers(entry.property), !isOwnGround(view, entry, hierarchy),
      !grounds.take(change: entry, of: view, in: hierarchy),
      convicted.insert(view).inserted
    else { return }
    let transition = (entry.cause ?? hierarchy.open.last).flatMap { hierarchy.transitions[$0] }
    record.convict(
      entry.topic == .set ? Self.written : Self.moved,
      "\(hierarchy.names.text(view)) is the host's, and was changed",
      [
        transition.map { .event($0.begin) } ?? .baseline(.view(hierarchy.names.text(view))),
        .event(entry.index),
      ])
  }

  /// Convicts a dismissal that is given up, and leaves the ground otherwise.
  private mutating func judgeGround(at entry: IndexedEvent, in hierarchy: HierarchyState) {
    record.exercise()
    guard let leftover = grounds.take(end: entry, in: hierarchy) else { return }
    let names = hierarchy.names
    record.convict(
      Self.ground,
      """
      \(names.text(leftover.container)) has another ground than before, and \
      \(names.text(leftover.transition.name)) was given up
      """,
      [.event(leftover.transition.begin), .event(leftover.event), .event(entry.index)])
  }

  /// Whether the subject puts a child's view into the container of a stack or of tabs, or takes it out there,
  /// while no transition has the child on a side.
  private func isByHand(_ entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool {
    guard entry.topic != .set, entry.cause == nil,
      let child = entry.principal.flatMap({ hierarchy.names.controller(of: $0) }),
      let parent = hierarchy.objects[child].parent, keepsContainer(parent, hierarchy),
      let place = entry.counterpart, hierarchy.names.isContainer(place),
      hierarchy.names.owner(of: place) == parent
    else { return false }
    return hierarchy.running(about: child).isEmpty
  }

  private mutating func judgeChild(
    _ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let place = entry.counterpart, convicted.insert(place).inserted else { return }
    let names = hierarchy.names
    record.convict(
      Self.children,
      """
      \(names.text(view)) was \(entry.topic == .insert ? "put into" : "taken out of") \
      \(names.text(place)), and no transition runs
      """,
      [hierarchy.lastAct.map { .event($0) }, .event(entry.index)])
  }

  private func isOfOthers(_ property: ViewProperty?) -> Bool {
    switch property?.kind {
    case .inert, .modal, .concealed, .clock, .recognizers, .insets, .added, .pinned, .masked, .size,
      .perspective:
      true
    default: false
    }
  }

  /// Whether a presentation colours the ground of its container. Stacks and tabs keep theirs.
  private func isOwnGround(
    _ container: Name, _ entry: IndexedEvent, _ hierarchy: HierarchyState
  ) -> Bool {
    guard entry.property?.kind == .background,
      entry.cause.flatMap({ hierarchy.transitions[$0] })?.kind == .present
    else { return false }
    guard let owner = hierarchy.names.owner(of: container), keepsContainer(owner, hierarchy),
      let root = hierarchy.names.rootView(of: owner)
    else { return true }
    // One that is presented itself has two: that of its presentation lies around it.
    return !hierarchy.path(from: container).contains(root)
  }

  private func keepsContainer(_ controller: Name, _ hierarchy: HierarchyState) -> Bool {
    [.navigation, .tabs].contains(hierarchy.container(controller))
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    convicted.forget(name)
    grounds.forget(name)
  }
}
