/// A controller's view lies in the view of its parent.
///
/// Condition, at the end of the trace, for each controller that has appeared: the nearest controller
/// whose view lies around its own is its parent. What is presented has no parent, and neither has a
/// window's root. A trace that an exception ended is judged as it stood then, if the exception came from
/// the hierarchy (CC-09).
struct ContainmentViewParentAgrees: RuleChecker {
  static let id: RuleID = "containment-view-parent-agrees"
  static let statement = """
    A controller's view sits inside the view of its parent, and no controller's view is shown \
    without a parent link, presentation excepted.
    """
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

  private(set) var record = Record()
  /// The last time that a controller's view was put into another view.
  private var insertions: NameMap<Int> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.principal.flatMap({ hierarchy.names.controller(of: $0) }) else {
      return
    }
    insertions[controller] = entry.index
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    insertions[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    switch conclusion {
    case .settled(let finalState):
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

  private mutating func judge(
    in hierarchy: HierarchyState, parent: (Name) -> Name?, path: (Name) -> [Name]
  ) {
    for controller in hierarchy.names.all {
      guard let view = hierarchy.names.rootView(of: controller),
        hierarchy.presenter(of: controller) == nil,
        let holder = path(view).dropFirst().lazy.compactMap(hierarchy.names.controller).first
      else { continue }
      guard parent(controller) != holder else {
        record.exercise()
        continue
      }
      let text = hierarchy.names.text(view)
      record.convict(
        """
        \(text) lies in the view of \(hierarchy.names.text(holder)), which is not the parent of \
        \(hierarchy.names.text(controller))
        """,
        [
          insertions[controller].map { .event($0) } ?? .baseline(.view(text)),
          .ending(parent(controller).map { .children(hierarchy.names.text($0)) } ?? .view(text)),
        ])
    }
  }
}
