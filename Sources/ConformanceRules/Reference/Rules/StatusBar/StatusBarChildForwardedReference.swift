import AppearanceTrace

/// Who decides the bar at rest is no container of the app's own with a child in its view.
enum StatusBarChildForwardedReference: ReferenceRule {
  static let id: RuleID = "status-bar-child-forwarded"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest, let look = rest.checkpoint.statusBar else { return [] }
    let idle = [look.owner, look.hider].compactMap { $0 }.first { decider in
      history.isAppsOwn(decider)
        && rest.children(of: decider).contains { rest.shows($0, in: decider) }
    }
    return idle.map { [.atEnd($0)] } ?? []
  }
}
