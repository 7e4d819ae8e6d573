import AppearanceTrace
import ConformanceRules

/// After a way back that took no time the hierarchy is the one from before; and who came in no time
/// looks like whoever was there.
enum CompletionUnanimatedParityOracle: RuleOracle {
  static let id: RuleID = "completion-unanimated-parity"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState, history.open(at: history.events.count).isEmpty,
      !history.baseline.presents, !finalState.presents
    else { return [] }
    return returned(finalState, history) + exchanged(finalState, history)
  }

  private static func returned(_ finalState: SettledHierarchy, _ history: History)
    -> [OracleFinding]
  {
    let ways = history.runs.filter {
      !$0.isAnimated && ($0.span.kind == .dismiss || $0.span.kind == .pop)
    }
    guard let way = ways.last, let end = history.end(of: way), end.isFinished,
      hasSameFamilies(history.baseline, finalState, history), isAlone(way, history)
    else { return [] }
    let missing = history.baseline.views.first { view in
      !finalState.shows(view)
        && !history.path(from: view, before: history.events.count).contains {
          isTakenOut($0, history)
        }
    }
    if let missing { return [.atEnd(missing)] }
    for view in history.baseline.views where finalState.shows(view) {
      let kind = ViewProperty.Kind.allCases.first { kind in
        kind != .recognizers
          && finalState.values(kind, of: view) != history.baseline.values(kind, of: view)
          && !isExplained(kind, of: view, finalState, history)
      }
      guard let kind else { continue }
      return [finalState.values(kind, of: view) == nil ? .at(end.place, view) : .atEnd(view)]
    }
    return []
  }

  private static func hasSameFamilies(
    _ before: SettledHierarchy, _ after: SettledHierarchy, _ history: History
  ) -> Bool {
    history.names.allSatisfy { before.parent(of: $0) == after.parent(of: $0) }
  }

  /// Whether nothing has finished but a way back and what it takes back, and no window was changed.
  private static func isAlone(_ way: TransitionRun, _ history: History) -> Bool {
    let opposite: TransitionSpan.Kind = way.span.kind == .pop ? .push : .present
    return history.ends.allSatisfy { run, end in
      !end.isFinished || run == way || run.span.kind == opposite
    } && history.calls([.resize, .setStatusBarHeight, .setRootViewController]).isEmpty
  }

  // MARK: - Outside of transitions

  /// Whether something that is no transition's affair made a view's property what it is.
  private static func isExplained(
    _ kind: ViewProperty.Kind, of view: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    if isOwn(kind, of: view, history) { return true }
    let isPlace = [ViewProperty.Kind.frame, .transform, .insets].contains(kind)
    guard isPlace, lastChange(of: kind, view, history) == nil else { return false }
    let isArranged = finalState.path(from: view).contains { view in
      let parent = history.controller(of: view).flatMap { finalState.parent(of: $0) }
      return parent.map(history.arranging.contains) ?? false
    }
    return isArranged
      || finalState.path(from: view).contains {
        isOwn(.frame, of: $0, history) || isOwn(.transform, of: $0, history)
      }
  }

  private static func lastChange(
    of kind: ViewProperty.Kind, _ view: String, _ history: History
  ) -> Int? {
    history.events.indices.last { place in
      guard case .set(view, let property) = history.events[place].action else { return false }
      return property.kind == kind
    }
  }

  private static func isOwn(
    _ kind: ViewProperty.Kind, of view: String, _ history: History
  ) -> Bool {
    lastChange(of: kind, view, history).map { isOutside($0, history) } ?? false
      && history.baseline.shows(view)
      || history.isPulled(kind, of: view)
  }

  /// Whether a view was taken out last outside of transitions.
  private static func isTakenOut(_ view: String, _ history: History) -> Bool {
    let last = history.events.indices.last { place in
      switch history.events[place].action {
      case .insert(view, _, _), .remove(view, _): true
      default: false
      }
    }
    guard let last, case .remove = history.events[last].action else { return false }
    return history.baseline.shows(view) && isOutside(last, history)
  }

  private static func isOutside(_ place: Int, _ history: History) -> Bool {
    history.cause(of: place) == nil && history.open(at: place).isEmpty
  }

  // MARK: - In another's place

  private static func exchanged(_ finalState: SettledHierarchy, _ history: History)
    -> [OracleFinding]
  {
    guard let (old, new) = sides(finalState, history) else { return [] }
    let (oldView, newView) = (history.rootView(of: old), history.rootView(of: new))
    guard history.baseline.shows(oldView), finalState.shows(newView) else { return [] }
    let isOdd = [ViewProperty.Kind.alpha, .hidden, .transform].contains { kind in
      let value = finalState.values(kind, of: newView)
      return value != nil && value != history.baseline.values(kind, of: oldView)
        && value != history.baseline.values(kind, of: newView)
    }
    return isOdd ? [.atEnd(newView)] : []
  }

  /// Who went and who came in the last change, if that took no time.
  private static func sides(_ finalState: SettledHierarchy, _ history: History) -> (String, String)?
  {
    let wishes = history.calls([.select, .replace, .open, .close]).filter { place, call in
      history.events[place].mark == .script && call.flag("animated") != nil
    }
    let run = history.runs.last
    let request = history.events.indices.last {
      history.events[$0].mark == .script && history.isCall($0, History.requests)
    }
    if let wish = wishes.last, wish.place > run?.begin ?? -1 {
      guard wish.call.flag("animated") == false, request == wish.place else { return nil }
      let old = shown(in: wish.call.receiver, history.baseline)
      let new = shown(in: wish.call.receiver, finalState)
      guard old.count == 1, new.count == 1, old != new else { return nil }
      return (old[0], new[0])
    }
    guard let run, !run.isAnimated, let end = history.end(of: run), end.isFinished,
      let old = run.span.from, let new = run.span.to, request ?? 0 <= end.place
    else { return nil }
    switch run.span.kind {
    case .push, .set, .select, .replace: return (old, new)
    case .present, .dismiss, .pop: return nil
    }
  }

  private static func shown(in container: String, _ finalState: SettledHierarchy) -> [String] {
    finalState.children(of: container).filter {
      finalState.shows(finalState.roles.spokenName(of: .rootView(of: $0)))
        && finalState.shows($0, in: container)
    }
  }
}
