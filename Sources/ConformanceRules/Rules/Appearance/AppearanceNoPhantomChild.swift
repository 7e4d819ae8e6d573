import AppearanceTrace

/// A child that is not shown is not told that it appears.
///
/// Condition: when a child did appear, its view is in a window, as far as lines tell; and a child that
/// did appear in the trace and has not gone since is in sight whenever the scene is at rest, which it is when
/// the trace ends and when the script does the next thing after all motions, transitions and fingers are
/// through: its frame meets the window, and neither it nor what lies around it is hidden or transparent. So is
/// one that had appeared before the script acts, and by the baseline, unless its parent is out of sight, too; that
/// is not told of it once more at the end. A side that came when the script opened it, and could not be
/// closed since by a finger or otherwise, nor be laid out anew for another size, is not covered by another child
/// as a whole. The container of a navigation or a tab controller of which no line has said where it lies is in that
/// controller's view.
///
/// Before the end only lines tell where a view is (`TracedPlaces`); where they may not tell all, a child is
/// taken to be in sight.
struct AppearanceNoPhantomChild: RuleChecker {
  static let id: RuleID = "appearance-no-phantom-child"
  static let statement = """
    A child that is not shown, such as a page kept ready or a closed drawer, is not told that it \
    appears.
    """
  static let clauses = [inNoWindow, atTheStart, atRest, atTheEnd, covered]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, viewDidAppear(_:), for the view that is in no window"),
    .derived(
      from: "that page for what is in a window and out of sight: appearing is for what can be seen"),
  ]
  static let remedy = """
    Tell only the child that comes into sight, with automatic forwarding switched off.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] =
    [.viewDidAppear, .viewWillDisappear, .release, .set, .moves, .end] + Topic.actsOnTheScene
  static let judgesRest = true

  private static let inNoWindow = RuleClause(
    "in-no-window", "A child that did appear has its view in a window.",
    remedy: """
      Tell a child that it appears only while the container's own view is in a window; later the container's \
      own appearance carries it along.
      """)
  private static let atTheStart = RuleClause(
    "at-the-start", "A child that had appeared before the script acts is in sight then.")
  private static let atRest = RuleClause(
    "at-rest",
    "A child that did appear is in sight each time that the scene rests before the script acts again."
  )
  private static let atTheEnd = RuleClause(
    "at-the-end", "A child that did appear is in sight when all is settled.")

  private static let covered = RuleClause(
    "covered",
    "A side that was opened, and not closed since, is not covered as a whole by another child.",
    remedy: """
      Put a child that comes while a side is open below that side, or close the side.
      """)

  private(set) var record = Record()
  /// The containers that were opened last, each with the line that did so.
  private var openings: NameMap<Int> = [:]
  /// The last did-appear of each child that is there.
  private var arrivals: NameMap<Arrival> = [:]
  private var places = TracedPlaces()

  private struct Arrival {
    let event: Int
    let time: TraceTime
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .viewDidAppear: arrive(object, entry, in: hierarchy)
    case .viewWillDisappear, .release: arrivals[object] = nil
    case .set: places.change(object, entry, in: hierarchy)
    case .moves: places.move(object, at: entry.index)
    case .end: if entry.flag != true { places.shake(at: entry.index) }
    default:
      if entry.mark == .script {
        judgeRest(before: entry, in: hierarchy)
        takeAct(entry)
      }
      if entry.topic == .resize { places.shake(at: entry.index) }
    }
  }

  private mutating func arrive(
    _ child: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard hierarchy.objects[child].parent != nil else { return }
    guard let view = hierarchy.names.rootView(of: child), hierarchy.objects[view].isPlaced,
      !isShown(view, in: hierarchy)
    else {
      arrivals[child] = Arrival(event: entry.index, time: entry.time)
      return record.exercise()
    }
    record.convict(
      Self.inNoWindow,
      "\(hierarchy.names.text(child)) did appear, and its view is in no window",
      [
        hierarchy.lastMove(around: view).map { .event($0) }
          ?? .baseline(.view(hierarchy.names.text(view))),
        .event(entry.index),
      ])
  }

  /// Whether a view lies in a window, as far as lines and the names of containers tell.
  private func isShown(_ view: Name, in hierarchy: HierarchyState) -> Bool {
    var view = view
    for _ in 0..<HierarchyState.depthLimit {
      if hierarchy.isInWindow(view) { return true }
      guard let outermost = hierarchy.path(from: view).last,
        hierarchy.names.isContainer(outermost), !hierarchy.objects[outermost].isPlaced,
        let holder = hierarchy.names.owner(of: outermost).flatMap(hierarchy.names.rootView)
      else { return false }
      view = holder
    }
    return false
  }

  /// Notes which containers are opened, and forgets it where they may be closed.
  private mutating func takeAct(_ entry: IndexedEvent) {
    switch entry.topic {
    case .open: if let container = entry.principal { openings[container] = entry.index }
    case .close: if let container = entry.principal { openings[container] = nil }
    case .gestureBegan, .accessibilityPerformEscape, .resize: openings = [:]
    default: break
    }
  }

  /// Judges the children that have come, where the script lets the scene rest before it acts again.
  private mutating func judgeRest(before entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard !arrivals.isEmpty, hierarchy.open.isEmpty, hierarchy.moving.isEmpty,
      !hierarchy.isFingerDown
    else { return }
    for (child, arrival) in arrivals.sorted(by: { $0.value.event < $1.value.event })
    where entry.time.isSeen(after: arrival.time) {
      guard let view = hierarchy.names.rootView(of: child),
        let proof = places.proofOfAbsence(of: view, in: hierarchy)
      else { continue }
      arrivals[child] = nil
      record.convict(
        Self.atRest,
        "\(hierarchy.names.text(child)) did appear, and is out of sight",
        [.event(arrival.event), proof, .event(entry.index)])
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    arrivals[name] = nil
    openings[name] = nil
    places.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    judgeBaseline(of: hierarchy)
    guard let finalState = conclusion.finalState, !arrivals.isEmpty else { return }
    let visibility = Visibility(finalState, hierarchy)
    let baseline = Visibility(hierarchy.baseline, hierarchy)
    for (child, arrival) in arrivals.sorted(by: { $0.value.event < $1.value.event }) {
      guard let view = hierarchy.names.rootView(of: child) else { continue }
      guard visibility.isPhantom(child), !baseline.isPhantomOfBaseline(child) else {
        judgeOpening(of: child, arrival, visibility)
        continue
      }
      record.convict(
        Self.atTheEnd,
        "\(hierarchy.names.text(child)) did appear, and is out of sight",
        [.event(arrival.event), .ending(Self.line(of: view, finalState, hierarchy))])
    }
  }

  /// Judges a side that is open in the end.
  private mutating func judgeOpening(
    of side: Name, _ arrival: Arrival, _ visibility: Visibility
  ) {
    let (state, names) = (visibility.snapshot, visibility.hierarchy.names)
    guard let container = state.parent(of: side), let opening = openings[container],
      opening < arrival.event, let view = names.rootView(of: side)
    else { return }
    let others = state.children(of: container).filter { $0 != side }.compactMap(names.rootView)
    guard let cover = visibility.cover(of: view, among: others) else { return record.exercise() }
    record.convict(
      Self.covered,
      "\(names.text(side)) was opened, and \(names.text(cover)) lies in front of all of it",
      [.event(opening), .event(arrival.event), .ending(.view(names.text(cover)))])
  }

  /// Judges the children that had appeared before the script acts.
  private mutating func judgeBaseline(of hierarchy: HierarchyState) {
    guard !hierarchy.baseline.parents.isEmpty else { return }
    let baseline = Visibility(hierarchy.baseline, hierarchy)
    for child in hierarchy.baseline.parents.keys.sorted(by: { $0.number < $1.number })
    where baseline.isPhantomOfBaseline(child) {
      guard let view = hierarchy.names.rootView(of: child) else { continue }
      let text = hierarchy.names.text(child)
      record.convict(
        Self.atTheStart,
        "\(text) had appeared, and is out of sight",
        [
          .baseline(.appearance(text)),
          .baseline(Self.line(of: view, hierarchy.baseline, hierarchy)),
        ])
    }
  }

  /// The line that tells best where a view lies.
  private static func line(
    of view: Name, _ snapshot: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Evidence.Line {
    let text = hierarchy.names.text(view)
    return snapshot.values(.frame, of: view) == nil ? .view(text) : .property(text, .frame)
  }
}

extension Visibility {
  /// Whether a child, in what is seen before the script acts, had appeared where nobody sees it, and its parent
  /// is not out of sight as well.
  func isPhantomOfBaseline(_ child: Name) -> Bool {
    guard hierarchy.baseline.phases[child] == .appeared,
      let parent = hierarchy.baseline.parent(of: child)
    else { return false }
    return isPhantom(child) && !isPhantom(parent)
  }

  /// Whether the view of a child lies in a window where nobody sees anything of it.
  fileprivate func isPhantom(_ child: Name) -> Bool {
    guard let view = hierarchy.names.rootView(of: child), isInWindow(view) else { return false }
    return isHidden(view) || opacity(of: view) == 0 || !isInSight(view)
  }
}
