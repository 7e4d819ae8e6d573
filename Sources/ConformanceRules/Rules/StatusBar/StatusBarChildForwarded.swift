import AppearanceTrace

/// A container lets its child decide the status bar.
///
/// Condition, at rest: who decides is no container of the app's own with a child whose view lies in
/// its view, and in the bar's place: at the top of the window, from side to side and as high as the lowest
/// bar, of 20 points. (How high the bar is no line tells; inferred.) Nor is who decides the look a controller
/// whose view lies in no window, while others' do, unless it or a parent of its presents something, or a fresh
/// question would be answered otherwise. (That another one decides whether the bar is hidden is a matter of its
/// own, wherever that one lies.) What UIKit's containers do, and classes that are made from them inherit, is
/// UIKit's affair (SB-02, SB-03).
struct StatusBarChildForwarded: RuleChecker {
  static let id: RuleID = "status-bar-child-forwarded"
  static let statement = """
    A container that fills the bar's place names its front child as the one who decides, for \
    style and for visibility.
    """
  static let clauses = [frontChild, shown]
  static let exceptions = [smallChild, hostsClasses]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, childForStatusBarStyle and childForStatusBarHidden"),
    .observed(["SB-01"]),
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
  static let judgesRest = true

  private static let frontChild = RuleClause(
    "front-child", "A container whose child lies in the bar's place does not decide the bar itself."
  )

  private static let shown = RuleClause(
    "shown", "Who decides how the status bar looks is shown.",
    remedy: """
      Return the child that is shown, also where a change is given up, and ask for an update then.
      """)

  private static let smallChild = RuleException(
    "small-child",
    "A child that does not lie in the bar's place, from side to side, does not have to decide the bar.",
    guards: [
      .subject("faulty/header-never-asked"),
      .sketch("a child that is a little higher than the bar, and decides nothing"),
    ])

  private static let hostsClasses = RuleException(
    "hosts-classes",
    "What UIKit's containers do, and classes that are made from them inherit, is UIKit's affair.",
    guards: [
      .subject("faulty/child-never-asked"),
      .sketch("a child that decides nothing in a container that a stack holds"),
    ])

  private(set) var record = Record()
  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) { record.exercise() }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, let look = finalState.look else { return }
    for decider in [look.owner, look.hider] {
      if let decider, decider == look.owner ?? look.hider, isAbsent(decider, finalState, hierarchy)
      {
        let text = hierarchy.names.text(decider)
        record.convict(
          Self.shown, "\(text) decides the status bar, and is not shown",
          [
            hierarchy.lookChange.map { .event($0) } ?? .baseline(.statusBar),
            .ending(.heading), .ending(.statusBar),
          ])
        return
      }
      guard let decider, hierarchy.isAppsOwn(decider),
        let around = hierarchy.names.rootView(of: decider), finalState.shows(around),
        let child = frontChild(of: decider, in: around, finalState, hierarchy)
      else { continue }
      let text = hierarchy.names.text(decider)
      let shown = hierarchy.names.text(screen(shownIn: child, finalState, hierarchy))
      record.convict(
        Self.frontChild,
        "\(text) \(look.words(for: decider)) itself, and does not leave that to \(shown)",
        [
          hierarchy.lookChange.map { .event($0) } ?? .baseline(.statusBar),
          .ending(.children(text)), .ending(.statusBar),
        ])
      return
    }
  }

  /// Whether a controller's view lies in no window, while others' do.
  private func isAbsent(
    _ decider: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    let isShown = hierarchy.names.rootView(of: decider).map(finalState.shows) ?? false
    guard !isShown, finalState.overdue == nil, !isBehind(decider, finalState) else { return false }
    return finalState.views.contains { hierarchy.names.controller(of: $0) != nil }
  }

  /// Whether a controller, or one around it, presents something, which may have taken its view out.
  private func isBehind(_ decider: Name, _ finalState: HierarchySnapshot) -> Bool {
    var around: Name? = decider
    for _ in 0..<HierarchyState.depthLimit {
      guard let controller = around else { return false }
      if finalState.presented(by: controller) != nil { return true }
      around = finalState.parent(of: controller)
    }
    return false
  }

  /// The child that is shown in the bar's place: the last one that can be seen, or else the last one of all.
  private func frontChild(
    of decider: Name, in around: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Name? {
    let visibility = Visibility(finalState, hierarchy)
    let shown = finalState.children(of: decider).filter { child in
      shows(child, in: around, finalState, hierarchy)
        && (hierarchy.names.rootView(of: child).map(visibility.fillsBarsPlace) ?? false)
    }
    let inSight = shown.last { child in
      hierarchy.names.rootView(of: child).map {
        visibility.isInSight($0) && !visibility.isHidden($0)
      }
        ?? false
    }
    return inSight ?? shown.last
  }

  /// The page that is shown in a page controller of UIKit's; the child itself where it is no such.
  private func screen(
    shownIn child: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Name {
    guard hierarchy.container(child) == .pages,
      let around = hierarchy.names.rootView(of: child),
      let page = frontChild(of: child, in: around, finalState, hierarchy)
    else { return child }
    return page
  }

  private func shows(
    _ child: Name, in around: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    hierarchy.names.rootView(of: child).map { finalState.path(from: $0).contains(around) } ?? false
  }
}

extension StatusBarState {
  /// What of the bar a controller decides, as one who does so.
  fileprivate func words(for decider: Name) -> String {
    guard let hider else { return "decides the status bar" }
    return decider == hider
      ? "decides whether the status bar is hidden" : "decides how the status bar looks"
  }
}
