import AppearanceTrace
import ConformanceRules

/// A child that was seen has to go and to come with its container.
enum AppearanceForwardedToChildrenOracle: RuleOracle {
  static let id: RuleID = "appearance-forwarded-to-children"

  /// A container's change, and the children that were seen when it last began to go.
  private struct Change {
    let place: Int
    let isInward: Bool
    let children: [String]
  }

  static func breaches(in history: History) -> [OracleFinding] {
    history.names.flatMap { judge($0, history) }
  }

  private static func judge(_ container: String, _ history: History) -> [OracleFinding] {
    var breaches: [OracleFinding] = []
    var change: Change?
    for place in history.events.indices {
      let isStart = history.isCall(place, [.viewWillAppear, .viewWillDisappear], of: container)
      guard isStart || history.isRelease(place, of: container) else { continue }
      guard isStart, !history.isDirect(place) else {
        change = nil
        continue
      }
      let isInward = history.isCall(place, [.viewWillAppear])
      guard change?.isInward != isInward else { continue }
      breaches += untold(change, container, place, history).map { .at(place, $0) }
      change = Change(
        place: place, isInward: isInward,
        children: isInward ? change?.children ?? [] : seen(in: container, place, history))
    }
    guard history.isComplete else { return breaches }
    return breaches + untold(change, container, history.events.count, history).map { .atEnd($0) }
  }

  /// The children that had appeared in a container.
  private static func seen(
    in container: String, _ place: Int, _ history: History
  ) -> [String] {
    history.children(of: container, before: place).filter { child in
      history.phase(of: child, before: place) == .appeared && history.isHeard(child, before: place)
        && history.lies(child, in: container, before: place)
    }
  }

  /// Whether a child was on its container's way already, or has set out on it.
  private static func hasSetOut(
    _ child: String, _ change: Change, _ container: String, before place: Int, _ history: History
  ) -> Bool {
    switch history.phase(of: child, before: change.place) {
    case .appearing, .appeared: if change.isInward { return true }
    case .disappearing, nil: if !change.isInward { return true }
    }
    let start: Call.Method = change.isInward ? .viewWillAppear : .viewWillDisappear
    return (change.place..<place).contains { sign in
      history.isCall(sign, [start], of: child)
        && history.parent(of: child, before: sign) == container
    }
  }

  /// Whether a line says that a child is hidden in its container, or lies beside the screen.
  private static func isAway(
    _ child: String, from container: String, before place: Int, _ history: History
  ) -> Bool {
    let view = history.rootView(of: child)
    let around = history.path(from: view, before: place)
    let inside = around.prefix { $0 != history.rootView(of: container) }
    if inside.contains(where: { history.values(.hidden, of: $0, before: place) != nil }) {
      return true
    }
    let edges =
      history.values(.frame, of: view, before: place)?.compactMap(Double.init(written:)) ?? []
    guard edges.count == 4 else { return false }
    let screen = history.screen(before: place)
    return edges[0] >= screen.width || edges[0] + edges[2] <= 0 || edges[1] >= screen.height
      || edges[1] + edges[3] <= 0
  }

  private static func untold(
    _ change: Change?, _ container: String, _ place: Int, _ history: History
  ) -> [String] {
    guard let change else { return [] }
    return change.children.filter { child in
      guard history.parent(of: child, before: place) == container,
        !hasSetOut(child, change, container, before: place, history)
      else { return false }
      switch history.phase(of: child, before: place) {
      case .appearing, .appeared: return !change.isInward
      case .disappearing, nil:
        return change.isInward && history.lies(child, in: container, before: place)
          && !isAway(child, from: container, before: place, history)
      }
    }
  }
}
