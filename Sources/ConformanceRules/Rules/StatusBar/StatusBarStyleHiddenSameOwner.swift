import AppearanceTrace

/// One controller decides the whole status bar.
///
/// Condition, at rest, unless a controller of the system's decides one of the two, or one that is made from
/// its navigation controller, whose bar decides the style alone (SB-02): who decides the style decides
/// whether the bar is hidden.
struct StatusBarStyleHiddenSameOwner: RuleChecker {
  static let id: RuleID = "status-bar-style-hidden-same-owner"
  static let statement = """
    One controller decides both how the status bar looks and whether it is hidden.
    """
  static let clauses = [sameOwner]
  static let exceptions = [hostsDeciders]
  static let level = Level.should
  static let authority: [Authority] = [
    .apple("UIViewController, childForStatusBarStyle and childForStatusBarHidden"),
    .observed(["SB-02"]),
    .derived(
      from:
        "childForStatusBarStyle and childForStatusBarHidden: each is asked for by itself, and two"
        + " answers give the bar a look that no screen wants"),
  ]
  static let remedy = """
    Return the same child from both getters.
    """
  static let needs: Set<SceneSense> = [.statusBar]
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .statusBar
  ]
  static let judgesRest = true

  private static let sameOwner = RuleClause(
    "same-owner", "Who decides at rest how the bar looks decides whether it is hidden.")

  private static let hostsDeciders = RuleException(
    "hosts-deciders",
    "A controller of UIKit's may decide one of the two: a navigation's bar decides the style alone.",
    guards: [
      .subject("faulty/hidden-by-first-child"),
      .sketch("a child in UIKit's stack that decides the look, and not whether the bar is hidden"),
      .sketch("tabs of the app's that decide the look, and not whether the bar is hidden"),
    ])

  private(set) var record = Record()
  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) { record.exercise() }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, let look = finalState.look,
      let hider = look.hider,
      let owner = look.owner, hider != owner,
      ![owner, hider].contains(where: hierarchy.isOfHostsClass),
      hierarchy.container(owner) != .navigation
    else { return }
    record.convict(
      Self.sameOwner,
      """
      \(hierarchy.names.text(owner)) decides how the status bar looks, and \
      \(hierarchy.names.text(hider)) whether it is hidden
      """,
      [hierarchy.lookChange.map { .event($0) } ?? .baseline(.statusBar), .ending(.statusBar)])
  }
}
