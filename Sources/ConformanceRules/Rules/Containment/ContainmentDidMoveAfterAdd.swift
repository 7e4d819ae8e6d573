import AppearanceTrace

/// Each child that is added is told once that it has moved, and not before it has.
///
/// Condition: from an add on, and before it is removed or the trace ends, the child gets just one
/// did-move with that parent. Where its own view is animated, it comes after the animation: its view does
/// not go on for a frame or longer with an animation that began after the add, and does not begin one in the
/// very instant in which the child was added and told, before a child is added, told or let go, or the
/// script does another thing. One that was let go in the meantime is not judged by time.
///
/// That a did-move without an animation comes after the view went in is not judged: Apple wants
/// it immediately after `addChild` then, and a container may put the view in when it is to be seen.
///
/// Legal: a did-move with the old parent that takes back a will-move with none; a did-move while the view of
/// another child is animated, since a child that is in its place has moved; one while a view that was taken
/// out of the parent's is still told to be animated, when an animation is cut short; and one that a
/// container sends when it goes itself.
struct ContainmentDidMoveAfterAdd: RuleChecker {
  static let id: RuleID = "containment-did-move-after-add"
  static let statement = """
    After it was added the child, and not the container, gets one did-move with its parent: at once \
    if nothing is animated, and after the animation otherwise.
    """
  static let clauses = [untold, repeated, inMotion, beforeMotion]
  static let exceptions = [
    RuleException(
      "other-child", "A child in its place has moved, though another one is still animated.",
      guards: [
        .subject("faulty/told-while-it-slides"),
        .sketch("did-moves before an animation and in its midst"),
        .sketch(
          "a child that is told that it has moved before it moves, when another moves already"),
        .sketch("a child that is told that it has moved while it moves, and so does another one"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, didMove(toParent:)")
  ]
  static let remedy = """
    Call didMove(toParent: self) on the child when its view is in and the animation, if any, is \
    over.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .addChild, .willMove, .didMove, .release, .moves, .rests, .beginAppearanceTransition,
  ]

  private static let untold = RuleClause(
    "untold", "A child that was added and stays is told that it has moved.")
  private static let repeated = RuleClause(
    "repeated", "A child is told once that it has moved.")
  private static let inMotion = RuleClause(
    "in-motion", "A child is not told that it has moved while its view is still animated.")
  private static let beforeMotion = RuleClause(
    "before-motion",
    "A child is not told that it has moved in the instant before its view begins to be animated.")

  private(set) var record = Record()
  private var additions: NameMap<Addition> = [:]
  /// Who was told last, in the instant of its add.
  private var lastTold: Name?
  private var waiting = WaitingCharges()

  private struct Addition {
    let parent: Name
    let event: Int
    let time: TraceTime
    var move: Int?
    /// Whether it was told that it goes, so that another did-move may take that back.
    var isLeaving = false
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    record.convict(waiting.due(at: entry.time))
    switch entry.topic {
    case .addChild:
      lastTold = nil
      guard let parent = entry.principal, let child = entry.counterpart else { return }
      additions[child] = Addition(parent: parent, event: entry.index, time: entry.time)
    case .willMove:
      guard let child = entry.principal, entry.counterpart == nil else { return }
      lastTold = nil
      additions[child]?.isLeaving = true
    case .didMove: move(entry, in: hierarchy)
    case .release:
      guard let object = entry.principal else { return }
      drop(object)
    case .moves: animate(entry, in: hierarchy)
    case .rests: entry.principal.map { waiting.end($0, at: entry.time) }
    case .beginAppearanceTransition:
      // What its view does from now on belongs to its next change.
      let view = entry.principal.flatMap { hierarchy.names.rootView(of: $0) }
      view.map { waiting.end($0, at: entry.time) }
    default: break
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    drop(name)
    record.convict(waiting.due(of: name))
  }

  private mutating func drop(_ child: Name) {
    additions[child] = nil
    if lastTold == child { lastTold = nil }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    record.convict(waiting.due(at: nil))
    guard conclusion.isComplete else { return }
    for (child, addition) in additions.sorted(by: { $0.value.event < $1.value.event })
    where addition.move == nil && hierarchy.objects[child].parent == addition.parent {
      record.convict(
        Self.untold,
        """
        \(hierarchy.names.text(child)) was added to \(hierarchy.names.text(addition.parent)), \
        and never told that it has moved
        """,
        [.event(addition.event), .ending(.children(hierarchy.names.text(addition.parent)))])
    }
  }

  private mutating func move(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = entry.principal, var addition = additions[child] else { return }
    guard let parent = entry.counterpart else { return drop(child) }
    guard parent == addition.parent else { return }
    if let earlier = addition.move, !addition.isLeaving {
      record.convict(
        Self.repeated,
        "\(hierarchy.names.text(child)) was told twice that it has moved",
        [.event(addition.event), .event(earlier), .event(entry.index)])
    } else if addition.move == nil, !addition.isLeaving,
      let motion = motion(of: child, since: addition, in: hierarchy)
    {
      let charge = Charge(
        Self.inMotion,
        """
        \(hierarchy.names.text(child)) was told that it has moved while \
        \(hierarchy.names.text(motion.view)) was still animated
        """,
        [.event(addition.event), .event(motion.event), .event(entry.index)])
      waiting.wait(from: entry.time, for: [(motion.view, charge)])
      record.exercise()
    } else {
      record.exercise()
      if addition.move == nil, !addition.isLeaving, addition.time == entry.time {
        lastTold = child
      }
    }
    addition.move = entry.index
    addition.isLeaving = false
    additions[child] = addition
  }

  /// The view of a child that is animated, if that began after it was added.
  private func motion(
    of child: Name, since addition: Addition, in hierarchy: HierarchyState
  ) -> (view: Name, event: Int)? {
    let view = hierarchy.names.rootView(of: child)
    return hierarchy.motions(in: addition.parent).first {
      $0.view == view && $0.event > addition.event
    }
  }

  /// Judges an animation that begins when a child has just been told.
  private mutating func animate(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = lastTold, let addition = additions[child], let move = addition.move,
      addition.time == entry.time, !hierarchy.hasScriptActed(since: move), entry.mark != .script,
      let around = hierarchy.names.rootView(of: addition.parent),
      let view = entry.principal, hierarchy.names.controller(of: view) == child,
      hierarchy.objects[child].parent == addition.parent, hierarchy.isView(view, inside: around)
    else { return }
    lastTold = nil
    record.convict(
      Self.beforeMotion,
      """
      \(hierarchy.names.text(child)) was told that it has moved before the animation of \
      \(hierarchy.names.text(view)) had begun
      """,
      [.event(addition.event), .event(move), .event(entry.index)])
  }
}
