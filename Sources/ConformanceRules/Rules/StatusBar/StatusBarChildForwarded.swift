import AppearanceTrace

/// A container lets its child decide the status bar.
///
/// Condition, at rest: who decides is no container of the app's own with a child whose view lies in
/// its view. What UIKit's containers do, and classes that are made from them inherit, is UIKit's affair
/// (SB-02, SB-03).
struct StatusBarChildForwarded: RuleChecker {
  static let id: RuleID = "status-bar-child-forwarded"
  static let statement = """
    A container that fills the bar's place names its front child as the one who decides, for \
    style and for visibility.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, childForStatusBarStyle and childForStatusBarHidden")
  ]
  static let remedy = """
    Override childForStatusBarStyle and childForStatusBarHidden in your container, and \
    return the child that is shown.
    """
  static let needs: Set<SceneSense> = [.statusBar]
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .addChild, .statusBar,
  ]

  private(set) var record = Record()
  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) { record.exercise() }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, let look = finalState.look else { return }
    for decider in [look.owner, look.hider] {
      guard let decider, hierarchy.isAppsOwn(decider),
        let around = hierarchy.names.rootView(of: decider), finalState.shows(around),
        let child = frontChild(of: decider, in: around, finalState, hierarchy)
      else { continue }
      let text = hierarchy.names.text(decider)
      record.convict(
        "\(text) decides the status bar, and does not ask \(hierarchy.names.text(child))",
        [
          hierarchy.lookChange.map { .event($0) } ?? .baseline(.statusBar),
          .ending(.children(text)), .ending(.statusBar),
        ])
      return
    }
  }

  /// The child that is shown: the last one that is in sight, or else the last one of all.
  private func frontChild(
    of decider: Name, in around: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Name? {
    let visibility = Visibility(finalState, hierarchy)
    let shown = finalState.children(of: decider).filter {
      shows($0, in: around, finalState, hierarchy)
    }
    let inSight = shown.last { child in
      hierarchy.names.rootView(of: child).map {
        visibility.isInSight($0) && !visibility.isHidden($0)
      }
        ?? false
    }
    return inSight ?? shown.last
  }

  private func shows(
    _ child: Name, in around: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    guard let view = hierarchy.names.rootView(of: child), finalState.shows(view) else {
      return false
    }
    return finalState.path(from: view).contains(around)
  }
}
