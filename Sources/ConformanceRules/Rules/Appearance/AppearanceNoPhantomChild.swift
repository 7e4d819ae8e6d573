import AppearanceTrace

/// A child that is not shown is not told that it appears.
///
/// Condition: when a child did appear, its view is in a window, as far as lines tell; and a child that
/// did appear in the trace and has not gone since is in sight whenever the scene is at rest, which it is when
/// the trace ends and when the script does the next thing after all motions, transitions and fingers are
/// through: its frame meets the window, and neither it nor what lies around it is hidden or transparent. A child
/// that had appeared out of sight before the script acted is judged where it is told next that it goes with its
/// container, once for all, or when the trace ends, if it is still out of sight and was told nothing since.
/// The container of a navigation or a tab controller of which no line has said where it lies is in that
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
  static let clauses = [inNoWindow, atRest, atTheEnd]
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

  private static let inNoWindow = RuleClause(
    "in-no-window", "A child that did appear has its view in a window.",
    remedy: """
      Tell a child that it appears only while the container's own view is in a window; later the container's \
      own appearance carries it along.
      """)
  private static let atRest = RuleClause(
    "at-rest",
    "A child that did appear is in sight each time that the scene rests before the script acts, or acts again."
  )
  private static let atTheEnd = RuleClause(
    "at-the-end",
    "A child that did appear, in the trace or out of sight before it, is in sight when all is settled."
  )

  private(set) var record = Record()
  /// The last did-appear of each child that is there.
  private var arrivals: NameMap<Arrival> = [:]
  private var places = TracedPlaces()
  /// The children that had appeared out of sight before the script acted, and are convicted of it.
  private var former: Set<Name> = []

  private struct Arrival {
    let event: Int
    let time: TraceTime
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .viewDidAppear: arrive(object, entry, in: hierarchy)
    case .viewWillDisappear: leave(object, entry, in: hierarchy)
    case .release: arrivals[object] = nil
    case .set: places.change(object, entry, in: hierarchy)
    case .moves: places.move(object, at: entry.index)
    case .end: if entry.flag != true { places.shake(at: entry.index) }
    default:
      if entry.mark == .script { judgeRest(before: entry, in: hierarchy) }
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
      // What carries it along is convicted once.
      if !former.contains(child) {
        arrivals[child] = Arrival(event: entry.index, time: entry.time)
      }
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

  /// Takes in that a child goes, and judges one that had appeared out of sight before the script acted, and
  /// goes with its container: that was so at rest, and nobody has put it right since.
  private mutating func leave(
    _ child: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    arrivals[child] = nil
    guard let container = hierarchy.baseline.parents[child],
      hierarchy.phase(of: container) == .disappearing,
      hierarchy.baseline.phases[child] == .appeared,
      hierarchy.objects[child].lastCallback == nil,
      Visibility(hierarchy.baseline, hierarchy).isPhantom(child),
      let view = hierarchy.names.rootView(of: child)
    else { return }
    former.insert(child)
    let text = hierarchy.names.text(child)
    record.convict(
      Self.atRest, "\(text) had appeared, and was out of sight",
      [
        .baseline(.appearance(text)),
        .baseline(Self.place(of: view, in: hierarchy.baseline, hierarchy)), .event(entry.index),
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
    places.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    let visibility = Visibility(finalState, hierarchy)
    for (child, arrival) in arrivals.sorted(by: { $0.value.event < $1.value.event })
    where visibility.isPhantom(child) {
      convict(child, "did appear", .event(arrival.event), finalState, in: hierarchy)
    }
    let before = Visibility(hierarchy.baseline, hierarchy)
    for child in finalState.parents.keys.sorted(by: { $0.number < $1.number })
    where hierarchy.baseline.phases[child] == .appeared
      && hierarchy.objects[child].lastCallback == nil && before.isPhantom(child)
      && visibility.isPhantom(child)
    {
      let proof = Evidence.baseline(.appearance(hierarchy.names.text(child)))
      convict(child, "had appeared", proof, finalState, in: hierarchy)
    }
  }

  private mutating func convict(
    _ child: Name, _ words: String, _ proof: Evidence, _ finalState: HierarchySnapshot,
    in hierarchy: HierarchyState
  ) {
    guard let view = hierarchy.names.rootView(of: child) else { return }
    record.convict(
      Self.atTheEnd, "\(hierarchy.names.text(child)) \(words), and is out of sight",
      [proof, .ending(Self.place(of: view, in: finalState, hierarchy))])
  }

  /// The line that shows where a view lies.
  private static func place(
    of view: Name, in state: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Evidence.Line {
    let text = hierarchy.names.text(view)
    return state.values(.frame, of: view) == nil ? .view(text) : .property(text, .frame)
  }
}

extension Visibility {
  /// Whether the view of a child lies in a window where nobody sees anything of it.
  fileprivate func isPhantom(_ child: Name) -> Bool {
    guard let view = hierarchy.names.rootView(of: child), isInWindow(view) else { return false }
    return isHidden(view) || opacity(of: view) == 0 || !isInSight(view)
  }
}
