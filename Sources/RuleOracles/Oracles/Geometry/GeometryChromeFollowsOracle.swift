import AppearanceTrace
import ConformanceRules

/// At rest after a change of size no declared chrome, and nothing that a presentation brought to lie beneath
/// what it presents, has the old size, lies as before a turn, or leaves some of the window free that it
/// filled. When an animated dismissal is complete, no shell with a shadow has stood while what lies in it was
/// moved. Beneath what is presented as before, and lies as before, nothing looks different that a line changed for
/// a finger or a dismissal in vain; nor does that itself, or who presents it, where no transition has ended.
enum GeometryChromeFollowsOracle: RuleOracle {
  static let id: RuleID = "geometry-chrome-follows"

  static func breaches(in history: History) -> [OracleFinding] {
    history.runs.compactMap { emptied($0, history) } + astray(in: history) + pale(in: history)
  }

  /// The completion of a dismissal that has moved what lies in a shell alone.
  private static func emptied(_ run: TransitionRun, _ history: History) -> OracleFinding? {
    guard run.span.kind == .dismiss, run.isAnimated,
      let completion = history.completion(of: run, before: history.events.count),
      completion.flag == true, !history.hasEnded(run, before: completion.place),
      shell(in: run, before: completion.place, history) != nil
    else { return nil }
    var moved = false
    for place in run.begin + 1..<completion.place where history.cause(of: place) == run.name {
      guard let view = changed(history.events[place].action),
        let shell = shell(in: run, before: place, history)
      else { continue }
      if history.isView(shell, inside: view, before: place) { return nil }
      guard case .moves = history.events[place].action else { continue }
      moved = moved || history.isView(view, inside: shell, before: place)
    }
    return moved ? .at(completion.place) : nil
  }

  private static func changed(_ action: Event.Action) -> String? {
    switch action {
    case .moves(let view), .set(let view, _), .remove(let view, _): view
    default: nil
    }
  }

  /// The outermost view of the subject's with a shadow around what goes.
  private static func shell(
    in run: TransitionRun, before place: Int, _ history: History
  ) -> String? {
    guard let root = run.span.from.map(history.rootView),
      let container = history.container(of: run, before: place)
    else { return nil }
    let path = history.path(from: root, before: place)
    guard let end = path.firstIndex(of: container) else { return nil }
    return path[..<end].dropFirst().last { view in
      [.chrome, .wrapper].contains(history.roles.role(of: view)?.kind)
        && history.values(.shadow, of: view, before: place) != nil
    }
  }

  /// What looks different where something is presented that lies where it lay, since a line has changed it for a
  /// finger's pull or a dismissal in vain.
  private static func pale(in history: History) -> [OracleFinding] {
    let before = history.baseline
    guard let finalState = history.finalState, finalState.screen == before.screen,
      history.open(at: history.events.count).isEmpty, history.calls([.setInterfaceStyle]).isEmpty,
      let attempt = firstAttempt(in: history)
    else { return [] }
    let pairs = [finalState, before].map { state in
      Set(state.checkpoint.presentations.map { [$0.presenter, $0.presented] })
    }
    guard pairs[0] == pairs[1] else { return [] }
    return before.checkpoint.presentations.flatMap { presentation -> [String] in
      guard let root = history.roles.rootView(of: presentation.presented),
        isUnmoved(root, finalState, before)
      else { return [] }
      let shell = shell(around: root, finalState, history)
      let host = history.ends.isEmpty ? history.roles.rootView(of: presentation.presenter) : nil
      return finalState.views.filter { view in
        let isParty = history.ends.isEmpty && [root, shell.last, host].contains(view)
        return !shell.isEmpty
          && (isParty
            || isBeneath(root, view, finalState, shell, history)
              && isBeneath(root, view, before, shell, history))
          && [finalState, before].contains { isSeen(view, $0, history) }
          && isRepainted(view, since: attempt, finalState, history)
      }
    }
    .map { .atEnd($0) }
  }

  /// The first place at which a finger comes down that does not tap, or a dismissal begins that is given up.
  private static func firstAttempt(in history: History) -> Int? {
    let pulls = history.calls([.gestureBegan]).filter { place, call in
      history.way(of: place) == nil || call.arguments.first?.label != "tap"
    }
    .map(\.place)
    let dismissals = history.ends.filter { run, end in
      run.span.kind == .dismiss && !end.isFinished
    }
    return (pulls + dismissals.map(\.run.begin)).min()
  }

  /// Whether a root view is shown twice, and no view that lies in it in the end has moved in between.
  private static func isUnmoved(
    _ root: String, _ finalState: SettledHierarchy, _ before: SettledHierarchy
  ) -> Bool {
    guard finalState.shows(root), before.shows(root) else { return false }
    return finalState.views.filter { finalState.path(from: $0).contains(root) }.allSatisfy { view in
      finalState.values(.frame, of: view) == before.values(.frame, of: view)
        && finalState.values(.transform, of: view) == before.values(.transform, of: view)
    }
  }

  /// Whether a line has changed a look of a view since a place which is another one than before.
  private static func isRepainted(
    _ view: String, since attempt: Int, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let looks: [ViewProperty.Kind] = [.alpha, .hidden, .transform]
    return looks.contains { kind in
      (history.lastSet(kind, of: view).map { $0 > attempt } ?? false)
        && finalState.values(kind, of: view) != history.baseline.values(kind, of: view)
    }
  }

  private static func isSeen(_ view: String, _ state: SettledHierarchy, _ history: History) -> Bool
  {
    history.isInWindow(view, state) && !state.isHidden(view) && state.opacity(of: view) > 0
  }

  /// What lies around a root view and within no other's, but the window, from the inside out.
  private static func shell(
    around root: String, _ state: SettledHierarchy, _ history: History
  ) -> [String] {
    let around = state.path(from: root).dropFirst().dropLast()
    return Array(around.prefix { history.controller(of: $0) == nil })
  }

  /// Whether a view comes before a root view in a state, and both lie in the outermost of a shell, the view without
  /// lying in a controller's.
  private static func isBeneath(
    _ root: String, _ view: String, _ state: SettledHierarchy, _ shell: [String],
    _ history: History
  ) -> Bool {
    let path = state.path(from: root)
    let way = state.path(from: view)
    guard let container = shell.last, path.contains(container), !path.contains(view),
      let end = way.dropFirst().firstIndex(of: container),
      let place = state.views.firstIndex(of: view), let rootPlace = state.views.firstIndex(of: root)
    else { return false }
    return place < rootPlace && way[..<end].allSatisfy { history.controller(of: $0) == nil }
  }

  private static func astray(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState, let change = history.sizeChange else { return [] }
    return finalState.views.filter { view in
      (history.isDeclared(view) || history.isBackdrop(view, finalState))
        && history.isLaidOut(view, after: change, finalState)
        && isAstray(view, change, finalState, history)
    }.map { .atEnd($0) }
  }

  private static func isAstray(
    _ view: String, _ change: History.SizeChange, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let bounds = history.edges(after: change)
    guard let edges = finalState.edges(of: view), edges != bounds else { return false }
    let size = finalState.values(.frame, of: view).map { Array($0.suffix(2)) }
    if let old = change.old, size == old { return true }
    if change.isOldSide(of: edges, size: size, in: bounds) { return true }
    let isInCorner = edges[0] == 0 && edges[1] == 0
    let isTooWide = edges[2] > bounds[2] && edges[3] < bounds[3]
    let isTooHigh = edges[2] < bounds[2] && edges[3] > bounds[3]
    let isCovering =
      edges[0] <= 0 && edges[1] <= 0 && edges[2] >= bounds[2] && edges[3] >= bounds[3]
    let filled =
      history.baseline.shows(view) && history.baseline.values(.frame, of: view) == nil
    return isInCorner && (isTooWide || isTooHigh) || filled && !isCovering
  }
}

extension History.SizeChange {
  /// Whether what begins in the corner has one side of the old size alone, and leaves room there only.
  func isOldSide(of edges: [Double], size: [String]?, in bounds: [Double]) -> Bool {
    guard let old, let size, edges[0] == 0, edges[1] == 0 else { return false }
    let kept = [0, 1].filter { size[$0] == old[$0] }
    guard kept.count == 1 else { return false }
    return edges[kept[0] + 2] < bounds[kept[0] + 2] && edges[3 - kept[0]] <= bounds[3 - kept[0]]
  }
}
