import AppearanceTrace

/// Each child that is added is told once that it has moved, and not before it has.
///
/// Condition: from an add on, and before it is removed or the trace ends, the child gets just one
/// did-move with that parent. Where the change is animated, it comes after the animation: no view of it,
/// or of an older child of that parent, that began to be animated after the add is animated when it
/// comes, and none of a child begins to be in the very instant in which the child was added and told,
/// before a child is added, told or let go, or the script does another thing. One that was let go in the
/// meantime is not judged by time.
///
/// That a did-move without an animation comes after the view went in is not judged: Apple wants
/// it immediately after `addChild` then, and a container may put the view in when it is to be seen.
///
/// Legal: a did-move with the old parent that takes back a will-move with none; a did-move while a
/// view that was taken out of the parent's is still told to be animated, when an animation is cut
/// short.
struct ContainmentDidMoveAfterAdd: RuleChecker {
  static let id: RuleID = "containment-did-move-after-add"
  static let statement = """
    After it was added the child, and not the container, gets one did-move with its parent: at once \
    if nothing is animated, and after the animation otherwise.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, didMove(toParent:)")
  ]
  static let remedy = """
    Call didMove(toParent: self) on the child when its view is in and the animation, if any, is \
    over.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [.addChild, .willMove, .didMove, .release, .moves]

  private(set) var record = Record()
  private var additions: NameMap<Addition> = [:]
  /// Who was told last, in the instant of its add.
  private var lastTold: Name?

  private struct Addition {
    let parent: Name
    let event: Int
    let time: TraceTime
    var move: Int?
    /// Whether it was told that it goes, so that another did-move may take that back.
    var isLeaving = false
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
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
    default: break
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    drop(name)
  }

  private mutating func drop(_ child: Name) {
    additions[child] = nil
    if lastTold == child { lastTold = nil }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.isComplete else { return }
    for (child, addition) in additions.sorted(by: { $0.value.event < $1.value.event })
    where addition.move == nil && hierarchy.objects[child].parent == addition.parent {
      record.convict(
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
        "\(hierarchy.names.text(child)) was told twice that it has moved",
        [.event(addition.event), .event(earlier), .event(entry.index)])
    } else if addition.move == nil, !addition.isLeaving,
      let motion = motion(since: addition, in: hierarchy)
    {
      record.convict(
        """
        \(hierarchy.names.text(child)) was told that it has moved while \
        \(hierarchy.names.text(motion.view)) was still animated
        """,
        [.event(addition.event), .event(motion.event), .event(entry.index)])
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

  /// The view of a child that is animated, since the add of a child that is not older than it.
  private func motion(since addition: Addition, in hierarchy: HierarchyState) -> (
    view: Name, event: Int
  )? {
    hierarchy.motions(in: addition.parent).first { view, event in
      let mover = hierarchy.names.controller(of: view).flatMap { additions[$0] }
      return event > addition.event && mover?.event ?? 0 <= addition.event
    }
  }

  /// Judges an animation that begins when a child has just been told.
  private mutating func animate(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = lastTold, let addition = additions[child], let move = addition.move,
      addition.time == entry.time, (hierarchy.lastAct ?? -1) < move,
      let around = hierarchy.names.rootView(of: addition.parent),
      let view = entry.principal, hierarchy.names.controller(of: view) == child,
      hierarchy.objects[child].parent == addition.parent, hierarchy.isView(view, inside: around)
    else { return }
    lastTold = nil
    record.convict(
      """
      \(hierarchy.names.text(child)) was told that it has moved before the animation of \
      \(hierarchy.names.text(view)) had begun
      """,
      [.event(addition.event), .event(move), .event(entry.index)])
  }
}
