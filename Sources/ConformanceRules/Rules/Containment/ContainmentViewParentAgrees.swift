/// A controller's view lies in the view of its parent.
///
/// Condition, at the end of the trace, and before the script acts for those whose views are gone by then: the
/// nearest controller whose view lies around a controller's is its parent. What is presented has no parent, and
/// neither has a window's root. A trace that an exception ended is judged as it stood then, if the exception came from
/// the hierarchy (CC-09).
struct ContainmentViewParentAgrees: RuleChecker {
  static let id: RuleID = "containment-view-parent-agrees"
  static let statement = """
    A controller's view sits inside the view of its parent, and no controller's view is shown \
    without a parent link, presentation excepted.
    """
  static let clauses = [foreignHolder, besideRoot]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, hierarchyInconsistencyException, and its view property")
  ]
  static let remedy = """
    Call addChild on the container before you insert the child's view, and take the child out of \
    its old parent first.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.insert]
  static let judgesRest = true

  private static let foreignHolder = RuleClause(
    "foreign-holder", "The nearest controller around a controller's view is its parent.")

  private static let besideRoot = RuleClause(
    "beside-root",
    "No controller's view is put straight into a window by hand beside that of another one.",
    remedy: "Make it the window's root first, and fade a picture of the old one away over it.")

  private(set) var record = Record()
  /// The last time that a controller's view was put into another view.
  private var insertions: NameMap<Int> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.principal.flatMap({ hierarchy.names.controller(of: $0) }) else {
      return
    }
    insertions[controller] = entry.index
    judgeBesideRoot(controller, entry, in: hierarchy)
  }

  /// Judges a view that the subject puts into a window, where another controller's lies.
  private mutating func judgeBesideRoot(
    _ controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard entry.topic == .insert, entry.isBySubject, entry.cause == nil,
      let window = entry.counterpart, hierarchy.isWindow(window),
      hierarchy.objects[controller].parent == nil, hierarchy.presenter(of: controller) == nil,
      let other = hierarchy.names.all.first(where: { other in
        other != controller
          && hierarchy.names.rootView(of: other).map { hierarchy.objects[$0].superview == window }
            ?? false
      })
    else { return }
    let names = hierarchy.names
    record.convict(
      Self.besideRoot,
      """
      \(names.text(controller)) has no parent, and its view was put into \(names.text(window)) \
      beside that of \(names.text(other))
      """,
      [
        .event(entry.index),
        names.rootView(of: other).flatMap { hierarchy.objects[$0].lastMove }.map { .event($0) }
          ?? .baseline(.heading),
      ])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    insertions[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    switch conclusion {
    case .settled(let finalState):
      judgeBaseline(of: hierarchy) { !finalState.shows($0) }
      judge(in: hierarchy, parent: { finalState.parent(of: $0) }) { view in
        finalState.shows(view) ? finalState.path(from: view) : []
      }
    case .raised:
      judge(in: hierarchy, parent: { hierarchy.objects[$0].parent }) { view in
        hierarchy.isInWindow(view) ? hierarchy.path(from: view) : []
      }
    case .unsettled: break
    }
  }

  /// Judges where views lay before the script acts that are gone by the end.
  private mutating func judgeBaseline(of hierarchy: HierarchyState, isGone: (Name) -> Bool) {
    let baseline = hierarchy.baseline
    for controller in hierarchy.names.all where baseline.presenter(of: controller) == nil {
      guard let view = hierarchy.names.rootView(of: controller), isGone(view) else { continue }
      let parent = baseline.parent(of: controller)
      judge(controller, view, parent: parent, path: baseline.path(from: view), in: hierarchy) {
        [
          .baseline(.view(hierarchy.names.text(view))),
          .baseline(parent.map { .children(hierarchy.names.text($0)) } ?? .heading),
        ]
      }
    }
  }

  private mutating func judge(
    in hierarchy: HierarchyState, parent: (Name) -> Name?, path: (Name) -> [Name]
  ) {
    for controller in hierarchy.names.all where hierarchy.presenter(of: controller) == nil {
      guard let view = hierarchy.names.rootView(of: controller) else { continue }
      let parent = parent(controller)
      let insertion = insertions[controller]
      judge(controller, view, parent: parent, path: path(view), in: hierarchy) {
        let text = hierarchy.names.text(view)
        return [
          insertion.map { .event($0) } ?? .baseline(.view(text)),
          .ending(parent.map { .children(hierarchy.names.text($0)) } ?? .view(text)),
        ]
      }
    }
  }

  /// Judges one controller, whose view lies in those of a path, from the inside out.
  private mutating func judge(
    _ controller: Name, _ view: Name, parent: Name?, path: [Name], in hierarchy: HierarchyState,
    evidence: () -> [Evidence]
  ) {
    guard let holder = hierarchy.names.firstController(among: path.dropFirst()) else { return }
    guard parent != holder else { return record.exercise() }
    let names = hierarchy.names
    record.convict(
      Self.foreignHolder,
      """
      \(names.text(view)) lies in the view of \(names.text(holder)), which is not the parent of \
      \(names.text(controller))
      """,
      evidence())
  }
}
