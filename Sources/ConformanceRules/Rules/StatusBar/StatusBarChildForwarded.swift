import AppearanceTrace

/// A container lets its child decide the status bar.
///
/// Condition, at rest: who decides is no container of the app's own with a child whose view lies in
/// its view. What UIKit's containers do, and classes that are made from them inherit, is UIKit's affair
/// (SB-02, SB-03).
struct StatusBarChildForwarded: Machine {
  static let id: RuleID = "status-bar-child-forwarded"
  static let statement = """
    A container that fills the bar's place names its front child as the one who decides, for \
    style and for visibility.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewController, childForStatusBarStyle and childForStatusBarHidden
    """
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
  mutating func observe(_ moment: Moment, in situation: Situation) { record.exercise() }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, let look = rest.look else { return }
    for decider in [look.owner, look.hider] {
      guard let decider, situation.isAppsOwn(decider),
        let around = situation.names.rootView(of: decider), rest.shows(around),
        let child = frontChild(of: decider, in: around, rest, situation)
      else { continue }
      let text = situation.names.text(decider)
      record.convict(
        "\(text) decides the status bar, and does not ask \(situation.names.text(child))",
        [
          situation.lookChange.map { .event($0) } ?? .baseline(.statusBar),
          .ending(.children(text)), .ending(.statusBar),
        ])
      return
    }
  }

  /// The child that is shown: the last one that is in sight, or else the last one of all.
  private func frontChild(
    of decider: Name, in around: Name, _ rest: Still, _ situation: Situation
  ) -> Name? {
    let sight = Sight(rest, situation)
    let shown = rest.children(of: decider).filter { shows($0, in: around, rest, situation) }
    let inSight = shown.last { child in
      situation.names.rootView(of: child).map { sight.isInSight($0) && !sight.isHidden($0) }
        ?? false
    }
    return inSight ?? shown.last
  }

  private func shows(
    _ child: Name, in around: Name, _ rest: Still, _ situation: Situation
  ) -> Bool {
    guard let view = situation.names.rootView(of: child), rest.shows(view) else { return false }
    return rest.path(from: view).contains(around)
  }
}
