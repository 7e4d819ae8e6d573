/// A container passes its own coming and going on to the children that are seen in it.
///
/// Condition: of the children that had appeared when their container began to go, each has begun to go
/// as well before the container comes again or the trace ends; and each of those that still lie in the
/// container, not hidden there and not beside the screen by the last line about its frame, has begun to come before
/// it goes again or the trace ends. Only containers and children
/// whose callbacks are recorded are judged. What a child hears after it has set out with its container is
/// another change's affair.
///
/// Legal: children that were out of sight and gone all the time; children that were replaced meanwhile, or hidden, as a
/// side that is closed while its container is covered;
/// a child that came with its container, and that a turned page has sent away since.
struct AppearanceForwardedToChildren: RuleChecker {
  static let id: RuleID = "appearance-forwarded-to-children"
  static let statement = """
    A container that forwards by hand passes each of its own appearance changes to every child \
    that is visible at that time.
    """
  static let clauses = [going, coming]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, shouldAutomaticallyForwardAppearanceMethods")
  ]
  static let remedy = """
    Begin and end the visible child's change in the container's own four appearance methods.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [.viewWillAppear, .viewWillDisappear, .release]

  private static let going = RuleClause(
    "going", "A child that is seen in a container is told that it goes when the container goes.")
  private static let coming = RuleClause(
    "coming",
    "A child that went with its container, and still lies in it, is told that it comes when the container comes."
  )

  private(set) var record = Record()
  private var changes: NameMap<Change> = [:]

  /// The last change of a container, and the children that it has to be passed on to.
  private struct Change {
    let isInward: Bool
    let event: Int
    let children: [Name]
    /// Those of them who have not set out yet.
    var waiting: [Name]
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let container = entry.principal else { return }
    if entry.topic != .release { strike(container, entry, in: hierarchy) }
    guard entry.topic != .release, !entry.isDirect else {
      changes[container] = nil
      return
    }
    let isInward = entry.topic == .viewWillAppear
    let last = changes[container]
    guard last?.isInward != isInward else { return }
    if let last { judge(container, last, .event(entry.index), in: hierarchy) }
    let children = isInward ? last?.children ?? [] : children(of: container, in: hierarchy)
    changes[container] = Change(
      isInward: isInward, event: entry.index, children: children,
      waiting: children.filter { !isTold($0, isInward: isInward, in: hierarchy) })
  }

  /// A child that sets out as its container has done need not be looked at any more.
  private mutating func strike(_ child: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let container = hierarchy.objects[child].parent,
      changes[container]?.isInward == (entry.topic == .viewWillAppear),
      let place = changes[container]?.waiting.firstIndex(of: child)
    else { return }
    changes[container]?.waiting.remove(at: place)
    record.exercise()
  }

  /// Whether a child is on the way that its container goes, or has gone it.
  private func isTold(_ child: Name, isInward: Bool, in hierarchy: HierarchyState) -> Bool {
    let phase = hierarchy.phase(of: child)
    return isInward
      ? phase == .appearing || phase == .appeared : phase == .gone || phase == .disappearing
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    // Who has no place has no children any more.
    changes[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.isComplete else { return }
    for (container, change) in changes.sorted(by: { $0.value.event < $1.value.event }) {
      judge(container, change, .ending(.heading), in: hierarchy)
    }
  }

  private func children(of container: Name, in hierarchy: HierarchyState) -> [Name] {
    hierarchy.children(of: container).filter { child in
      hierarchy.phase(of: child) == .appeared && hierarchy.isHeard(child)
        && lies(child, in: container, hierarchy)
    }
  }

  private func lies(_ child: Name, in container: Name, _ hierarchy: HierarchyState) -> Bool {
    guard let view = hierarchy.names.rootView(of: child),
      let around = hierarchy.names.rootView(of: container)
    else { return false }
    return hierarchy.isView(view, inside: around)
  }

  /// Whether a child lies in its container, and no line says that nobody sees it there.
  private func isSeen(_ child: Name, in container: Name, _ hierarchy: HierarchyState) -> Bool {
    guard lies(child, in: container, hierarchy), let view = hierarchy.names.rootView(of: child)
    else { return false }
    let path = hierarchy.path(from: view)
      .prefix { hierarchy.names.controller(of: $0) != container }
    let frame = hierarchy.values(.frame, of: view).flatMap(Visibility.Frame.init)
    return path.allSatisfy { hierarchy.values(.hidden, of: $0) == nil }
      && frame?.meets(Visibility.Frame(hierarchy.screen)) ?? true
  }

  private mutating func judge(
    _ container: Name, _ change: Change, _ last: Evidence, in hierarchy: HierarchyState
  ) {
    for child in change.waiting
    where hierarchy.objects[child].parent == container && hierarchy.isHeard(child) {
      let isTold = isTold(child, isInward: change.isInward, in: hierarchy)
      guard !isTold, !change.isInward || isSeen(child, in: container, hierarchy) else {
        record.exercise()
        continue
      }
      let way = change.isInward ? "comes" : "goes"
      record.convict(
        change.isInward ? Self.coming : Self.going,
        """
        \(hierarchy.names.text(container)) \(way), and its child \
        \(hierarchy.names.text(child)) is not told
        """,
        [.event(change.event), hierarchy.proofOfPhase(of: child), last])
    }
  }
}
