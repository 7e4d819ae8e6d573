import AppearanceTrace
import ConformanceRules

/// At rest a root view that a line took out of the layout is back in it, and one that constraints held in
/// its place is held by some.
enum GeometryLayoutOwnershipOracle: RuleOracle {
  static let id: RuleID = "geometry-layout-ownership"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    let before = history.baseline
    let travellers = history.ends.filter { $0.end.isFinished && $0.run.span.kind == .replace }
      .flatMap(\.run.sides)
    return finalState.views.filter { view in
      guard let controller = history.controller(of: view) else { return false }
      let isOut = finalState.values(.constrained, of: view) != nil
      let wasOut = before.values(.constrained, of: view) != nil
      let isChanged = isOut != wasOut && history.lastSet(.constrained, of: view) != nil
      let isLoose =
        isOut && wasOut && before.values(.pinned, of: view) != nil
        && finalState.values(.pinned, of: view) == nil
      let isInPlace =
        before.shows(view) && before.superview(of: view) == finalState.superview(of: view)
      let isUnpinned = isOut && finalState.values(.pinned, of: view) == nil
      let isArranged =
        travellers.contains(controller)
        || finalState.parent(of: controller).map(history.arranging.contains) ?? false
      let isBorrowed = isInPlace && !(isOut && isArranged)
      return isChanged && (isBorrowed || isUnpinned) || isLoose && isInPlace
    }.map { .atEnd($0) }
  }
}
