import AppearanceTrace
import ConformanceRules

/// Declared chrome is there while something is presented, and not without.
enum OwnershipChromeLifecycleOracle: RuleOracle {
  static let id: RuleID = "ownership-chrome-lifecycle"

  static func breaches(in history: History) -> [OracleFinding] {
    let takings = history.events.indices.compactMap { taking(at: $0, history) }
    guard let finalState = history.finalState else { return takings }
    let chrome = history.cast.map(\.name).filter { view in
      history.isDeclared(view)
    }
    let end = history.events.count
    let left = chrome.filter { view in
      isPutIn(view, before: end, history) && finalState.shows(view) && !finalState.presents
        && !history.isLeftUntold(view)
    }
    let lost = chrome.filter { view in
      guard let presented = loss(of: view, history)?.span.from else { return false }
      return finalState.isPresented(presented)
        && !finalState.shows(view)
    }
    let gone = chrome.filter { isGone($0, finalState, history) }
    let missing = history.cast.map(\.name).filter { view in
      !chrome.contains(view) && isMissing(view, finalState, history)
    }
    return (left + lost + gone + missing).map { .atEnd($0) } + takings
  }

  // MARK: - Undeclared

  /// Whether a view that came with a presentation, and was seen, is gone since a dismissal of that which was
  /// given up.
  private static func isMissing(_ view: String, _ finalState: SettledHierarchy, _ history: History)
    -> Bool
  {
    guard !finalState.shows(view) else { return false }
    return history.ends.contains { run, end in
      let isBack = (end.place..<history.events.count).contains {
        isInsertion($0, of: view, history)
      }
      return run.span.kind == .dismiss && !end.isFinished && !isBack
        && finalState.isPresented(run.span.from)
        && companion(of: view, before: run.begin, history) == run.span.from
        && history.container(of: run, before: run.begin).map {
          history.isView(view, inside: $0, before: run.begin)
        } ?? false
        && companion(of: view, before: end.place, history) == nil
        && history.values(.hidden, of: view, before: run.begin) == nil
        && history.values(.alpha, of: view, before: run.begin)?.first.flatMap(Double.init) != 0
    }
  }

  /// With whom a view came that is there.
  private static func companion(of view: String, before place: Int, _ history: History) -> String? {
    let last = (0..<place).last { place in
      switch history.events[place].action {
      case .insert(view, _, _), .remove(view, _): true
      default: false
      }
    }
    if let last, !isInsertion(last, of: view, history) { return nil }
    return history.companion(of: view, before: place)?.presented
  }

  // MARK: - Taken over

  /// What a presentation took at a place from another one, and did not leave behind.
  private static func taking(at place: Int, _ history: History) -> OracleFinding? {
    guard case .insert(let view, _, _) = history.events[place].action,
      let taker = history.companion(of: view, before: place + 1)?.presented,
      let owner = history.companion(of: view, before: place)?.presented, owner != taker,
      history.standing(before: place).contains(where: { $0.presented == owner })
    else { return nil }
    let next = (place + 1..<history.events.count).first { isInsertion($0, of: view, history) }
    let span = place..<(next ?? history.events.count)
    let end = history.ends.first { run, end in
      run.span.kind == .dismiss && run.span.from == taker && end.isFinished
        && span.contains(end.place)
    }?.end.place
    guard let end else { return nil }
    let dismissal = history.runs.first { run in
      run.span.kind == .dismiss && run.span.from == owner && run.begin > end
        && span.contains(run.begin) && !history.isInWindow(view, before: run.begin)
    }
    if let dismissal { return .at(dismissal.begin, view) }
    guard let finalState = history.finalState else { return nil }
    let isMissing =
      next == nil && !finalState.shows(view)
      && finalState.isPresented(owner)
    return isMissing ? .atEnd(view) : nil
  }

  // MARK: - Gone without a dismissal

  /// Whether chrome was taken out in no dismissal, and what it came with is still presented.
  private static func isGone(_ view: String, _ finalState: SettledHierarchy, _ history: History)
    -> Bool
  {
    let end = history.events.count
    guard let presented = company(of: view, before: end, history), !finalState.shows(view),
      finalState.checkpoint.presentations.map(\.presenter).compactMap(finalState.presented)
        .contains(presented),
      !finalState.views.contains(where: { history.type(of: $0) == history.type(of: view) })
    else { return false }
    let start = (history.events.indices.last { isInsertion($0, of: view, history) } ?? -1) + 1
    let removal = (start..<end).first { place in
      guard case .remove(view, _) = history.events[place].action else { return false }
      return true
    }
    guard let removal, isPutIn(view, before: removal, history) else { return false }
    return !history.open(at: removal).contains { $0.span.kind == .dismiss }
  }

  private static func isInsertion(_ place: Int, of view: String, _ history: History) -> Bool {
    guard case .insert(view, _, _) = history.events[place].action else { return false }
    return true
  }

  /// The controller with whose presentation chrome came; none once it is presented anew.
  private static func company(
    of view: String, before place: Int, _ history: History
  ) -> String? {
    guard place > 0 else {
      guard history.baseline.shows(view) else { return nil }
      return history.baseline.checkpoint.presentations.map(\.presented).first { presented in
        let path = history.baseline.path(from: history.rootView(of: presented))
        return path.first(where: history.isContainer).map(
          history.baseline.path(from: view).contains) ?? false
      }
    }
    let earlier = company(of: view, before: place - 1, history)
    switch history.events[place - 1].action {
    case .begin(let span):
      return span.kind == .present && span.to == earlier ? nil : earlier
    case .insert(view, _, _):
      let run = history.open(at: place - 1).last { $0.span.kind == .present }
      return run?.span.to ?? earlier
    default: return earlier
    }
  }

  /// Whether a view was put in, or was there with a presentation before, and not taken out since.
  private static func isPutIn(_ view: String, before place: Int, _ history: History) -> Bool {
    let last = (0..<place).last { place in
      switch history.events[place].action {
      case .insert(view, _, _), .remove(view, _): true
      default: false
      }
    }
    guard let last else { return history.baseline.presents && history.baseline.shows(view) }
    guard case .insert = history.events[last].action else { return false }
    return true
  }

  /// The last dismissal that was given up and took a view away that was not put in again.
  private static func loss(of view: String, _ history: History) -> TransitionRun? {
    history.ends.last { run, end in
      let isBack = (end.place..<history.events.count).contains { place in
        guard case .insert(view, _, _) = history.events[place].action else { return false }
        return true
      }
      return run.span.kind == .dismiss && !end.isFinished && !isBack
        && isPutIn(view, before: run.begin, history) && !isPutIn(view, before: end.place, history)
    }?.run
  }
}
