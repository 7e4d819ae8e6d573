import AppearanceTrace

/// After a way back that took no time the hierarchy is the one from before; and who came in no time
/// looks like whoever was there.
enum CompletionUnanimatedParityReference: ReferenceRule {
  static let id: RuleID = "completion-unanimated-parity"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest, history.open(at: history.events.count).isEmpty,
      !history.baseline.presents, !rest.presents
    else { return [] }
    return returned(rest, history) + exchanged(rest, history)
  }

  private static func returned(_ rest: Rest, _ history: History) -> [Breach] {
    let ways = history.runs.filter {
      !$0.isAnimated && ($0.span.kind == .dismiss || $0.span.kind == .pop)
    }
    guard let way = ways.last, let end = history.end(of: way), end.isFinished,
      hasSameFamilies(history.baseline, rest, history)
    else { return [] }
    if let missing = history.baseline.views.first(where: { !rest.shows($0) }) {
      return [.atEnd(missing)]
    }
    for view in history.baseline.views {
      let kind = ViewProperty.Kind.allCases.first { kind in
        kind != .recognizers
          && rest.values(kind, of: view) != history.baseline.values(kind, of: view)
      }
      guard let kind else { continue }
      return [rest.values(kind, of: view) == nil ? .at(end.place, view) : .atEnd(view)]
    }
    return []
  }

  private static func hasSameFamilies(_ before: Rest, _ after: Rest, _ history: History) -> Bool {
    history.names.allSatisfy { before.parent(of: $0) == after.parent(of: $0) }
  }

  // MARK: - In another's place

  private static func exchanged(_ rest: Rest, _ history: History) -> [Breach] {
    guard let (old, new) = sides(rest, history) else { return [] }
    let (oldView, newView) = (History.rootView(of: old), History.rootView(of: new))
    guard history.baseline.shows(oldView), rest.shows(newView) else { return [] }
    let isOdd = [ViewProperty.Kind.alpha, .hidden, .transform].contains { kind in
      let value = rest.values(kind, of: newView)
      return value != nil && value != history.baseline.values(kind, of: oldView)
        && value != history.baseline.values(kind, of: newView)
    }
    return isOdd ? [.atEnd(newView)] : []
  }

  /// Who went and who came in the last change, if that took no time.
  private static func sides(_ rest: Rest, _ history: History) -> (String, String)? {
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
      let new = shown(in: wish.call.receiver, rest)
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

  private static func shown(in container: String, _ rest: Rest) -> [String] {
    rest.children(of: container).filter {
      rest.shows(History.rootView(of: $0)) && rest.shows($0, in: container)
    }
  }
}
