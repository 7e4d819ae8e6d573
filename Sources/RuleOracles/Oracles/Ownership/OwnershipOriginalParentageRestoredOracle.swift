import AppearanceTrace
import ConformanceRules

/// What a transition borrowed lies where it lay when the next change begins, or all is at rest, and there
/// among its siblings as before.
enum OwnershipOriginalParentageRestoredOracle: RuleOracle {
  static let id: RuleID = "ownership-original-parentage-restored"

  static func breaches(in history: History) -> [OracleFinding] {
    history.ends.flatMap { run, end -> [OracleFinding] in
      debts(of: run, end, history).compactMap { view, home in
        let isKnown = history.isPlaced(view, before: run.begin)
        return judge(view, home, isKnown: isKnown, after: end.place, history)
      }
    } + misplaced(history).map { .atEnd($0) }
  }

  // MARK: - Order

  /// The borrowed views that changed sides with a sibling.
  private static func misplaced(_ history: History) -> [String] {
    guard let finalState = history.finalState else { return [] }
    let (old, new) = (history.baseline, finalState)
    var homes: [String: String] = [:]
    let swap = history.calls([.setRootViewController]).last?.place ?? -1
    for (run, end) in history.ends where run.span.kind != .replace && end.place > swap {
      for debt in debts(of: run, end, history) { homes[debt.view] = debt.home }
    }
    let staying = old.views.filter { view in
      old.superview(of: view) != nil && old.superview(of: view) == new.superview(of: view)
    }
    return homes.keys.sorted().filter { view in
      guard let home = homes[view], staying.contains(view), old.superview(of: view) == home else {
        return false
      }
      return staying.contains { sibling in
        guard sibling != view, old.superview(of: sibling) == home else { return false }
        let wasBehind = isBehind(view, sibling, old)
        return wasBehind != isBehind(view, sibling, new) && (wasBehind || homes[sibling] != home)
      }
    }
  }

  private static func isBehind(_ view: String, _ other: String, _ finalState: SettledHierarchy)
    -> Bool
  {
    finalState.views.first { $0 == view || $0 == other } == view
  }

  /// The views that have to come back, each with the view that it lay in.
  private static func debts(
    of run: TransitionRun, _ end: TransitionRun.End, _ history: History
  ) -> [(view: String, home: String?)] {
    let hasSwapped = history.calls([.setRootViewController]).contains {
      run.begin < $0.place && $0.place < end.place
    }
    guard !hasSwapped else { return [] }
    func spot(_ side: String?, isComing: Bool = false) -> (view: String, home: String?)? {
      guard let view = side.map(history.rootView),
        isComing || history.isPlaced(view, before: run.begin)
      else { return nil }
      return (view, history.superview(of: view, before: run.begin))
    }
    guard end.isFinished else {
      let to = spot(run.span.to, isComing: run.span.kind != .present)
      return [spot(run.span.from), to].compactMap { $0 }
    }
    guard run.span.kind == .dismiss, let to = run.span.to, let place = spot(to) else { return [] }
    if let presentation = presentation(by: to, before: end.place, history) {
      return [(place.view, history.superview(of: place.view, before: presentation.begin))]
    }
    return run.span.removesFromView ? [] : [place]
  }

  /// The presentation that a dismissal takes back: the last one since an earlier dismissal.
  private static func presentation(
    by presenter: String, before place: Int, _ history: History
  ) -> TransitionRun? {
    let view = history.rootView(of: presenter)
    let last = history.ends.last { run, end in
      end.place < place && end.isFinished && run.span.kind == .dismiss && run.span.to == presenter
        && history.isPlaced(view, before: run.begin)
    }?.end.place
    let other = history.runs.last { run in
      !run.isModal && run.sides.contains(presenter) && run.begin < place
    }?.begin
    let swap = history.calls([.setRootViewController]).last { $0.place < place }?.place
    let start = [last, other, swap].compactMap { $0 }.max() ?? -1
    return history.runs.last { run in
      run.span.kind == .present && run.span.from == presenter && run.begin < place
        && run.begin > start && history.isPlaced(view, before: run.begin)
    }
  }

  /// Whether views move from here on for another reason: in a transition or without one.
  private static func isChange(_ place: Int, _ history: History) -> Bool {
    if case .begin = history.events[place].action { return true }
    return history.isCall(
      place, [.setRootViewController, .select, .replace, .open, .close, .addChild])
  }

  private static func judge(
    _ view: String, _ home: String?, isKnown: Bool, after end: Int, _ history: History
  ) -> OracleFinding? {
    if let next = (end + 1..<history.events.count).first(where: { isChange($0, history) }) {
      // What was never seen may lie in a view that nobody sees.
      guard isKnown || history.isInWindow(view, before: next) else { return nil }
      return history.superview(of: view, before: next) == home ? nil : .at(next, view)
    }
    guard let finalState = history.finalState, finalState.superview(of: view) != home else {
      return nil
    }
    return .atEnd(view)
  }
}
