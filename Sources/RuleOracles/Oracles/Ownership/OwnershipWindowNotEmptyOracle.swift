import AppearanceTrace
import ConformanceRules

/// From each window's root up and in, every screen that should be seen can be seen, and no container is emptied.
enum OwnershipWindowNotEmptyOracle: RuleOracle {
  static let id: RuleID = "ownership-window-not-empty"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState, !finalState.views.isEmpty else { return [] }
    var seen: [String] = []
    var breaches: [OracleFinding] = []
    for root in roots(history) {
      var next: String? = root
      while let controller = next.map({ top(above: $0, finalState) }), !seen.contains(controller) {
        seen.append(controller)
        if isBlack(controller, finalState, history) {
          breaches.append(.atEnd(controller))
          break
        }
        next = frontChild(of: controller, finalState, history)
        if next == nil, isEmptied(controller, finalState, history) {
          breaches.append(.atEnd(controller))
        }
      }
    }
    return breaches
  }

  /// The root controllers of the windows: those from before, and those that the script has set, or who
  /// took their place since.
  private static func roots(_ history: History) -> [String] {
    let new = history.calls([.setRootViewController]).filter { set in
      !history.calls([.setRootViewController]).contains {
        $0.place > set.place && $0.call.receiver == set.call.receiver
      }
    }
    let old = history.baseline.views.compactMap { view -> String? in
      let around = history.baseline.path(from: view).dropFirst()
      guard let window = around.last, history.isWindow(window),
        !around.contains(where: { history.controller(of: $0) != nil }),
        !new.contains(where: { $0.call.receiver == window })
      else { return nil }
      return history.controller(of: view).map {
        successor(of: outermost($0, history.baseline), since: 0, history)
      }
    }
    return old
      + new.compactMap { set in
        set.call.object.map { successor(of: $0, since: set.place, history) }
      }
  }

  /// The controller that holds or presents a controller, and all between.
  private static func outermost(_ controller: String, _ finalState: SettledHierarchy) -> String {
    var line = [controller]
    while let last = line.last,
      let holder = finalState.parent(of: last)
        ?? finalState.checkpoint.presentations.first(where: { $0.presented == last })?.presenter,
      !line.contains(holder)
    {
      line.append(holder)
    }
    return line.last ?? controller
  }

  /// Who stands in the end where a root stood at a place of the trace.
  private static func successor(
    of root: String, since place: Int, _ history: History
  ) -> String {
    var last = root
    for (run, end) in history.ends where end.place >= place {
      guard end.isFinished, run.span.kind == .set, run.span.from == last, let next = run.span.to
      else { continue }
      last = next
    }
    return last
  }

  private static func top(above controller: String, _ finalState: SettledHierarchy) -> String {
    var line = [controller]
    while let last = line.last, let next = finalState.presented(by: last), !line.contains(next) {
      line.append(next)
    }
    return line.last ?? controller
  }

  /// The child that is selected, or that the last change left in place, or else the only one that has
  /// appeared.
  private static func frontChild(
    of container: String, _ finalState: SettledHierarchy, _ history: History
  ) -> String? {
    let selection = finalState.checkpoint.selections.first { $0.container == container }
    if let selected = selection?.controller { return selected }
    let children = finalState.children(of: container)
    let survivors = history.ends.filter { !$0.run.isModal }.compactMap { run, end in
      end.isFinished ? run.span.to : run.span.from
    }
    let last = survivors.last { children.contains($0) }
    let shown = children.filter {
      history.phase(of: $0, before: history.events.count) == .appeared
    }
    return shown.count == 1 ? shown.first : last
  }

  /// Whether a container has shown a child, was asked for another one, and shows none.
  private static func isEmptied(
    _ container: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let hadOne = history.baseline.children(of: container).contains {
      history.phase(of: $0, before: 0) == .appeared
    }
    return history.calls([.select, .replace]).contains { $0.call.receiver == container } && hadOne
      && !finalState.children(of: container).contains { child in
        history.phase(of: child, before: history.events.count) == .appeared
          || finalState.shows(history.rootView(of: child))
      }
  }

  private static func isBlack(
    _ controller: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let view = history.rootView(of: controller)
    let end = history.events.count
    guard
      finalState.shows(view) || history.isPlaced(view, before: end)
        || history.isHeard(controller, before: end)
    else { return false }
    return !history.isInWindow(view, finalState) || finalState.isHidden(view)
      || finalState.opacity(of: view) <= 0
      || !finalState.hasArea(view)
  }
}
