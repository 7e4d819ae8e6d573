import AppearanceTrace
import ConformanceRules

/// At rest each stack is the expected one, each bar has an item a screen, and only the top of a stack lies
/// in its view; nor does one below it where another top was asked for, and no change began.
enum NavigationStackConsistentOracle: RuleOracle {
  static let id: RuleID = "navigation-stack-consistent"

  static func breaches(in history: History) -> [OracleFinding] {
    complaints(history) + again(history) + rests(history)
  }

  /// The subject's pops from the end of another pop.
  private static func again(_ history: History) -> [OracleFinding] {
    history.calls([.popViewController]).compactMap { place, _ in
      guard history.isBySubject(place), let run = history.run(history.cause(of: place), at: place),
        run.span.kind == .pop, history.completion(of: run, before: place)?.flag == true
      else { return nil }
      return .at(place)
    }
  }

  /// The complaints of UIKit's after the subject's pop in the middle of a push.
  private static func complaints(_ history: History) -> [OracleFinding] {
    var hasPopped = false
    return history.events.indices.compactMap { place in
      if history.isPartingOfBar(place) {
        defer { hasPopped = false }
        return hasPopped ? .at(place) : nil
      }
      if history.isBySubject(place), history.isPopWithinPush(place) { hasPopped = true }
      return nil
    }
  }

  private static func rests(_ history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    let before = history.baseline.checkpoint.barItems.map(\.container)
    let odd = finalState.checkpoint.barItems.map(\.container).filter { !before.contains($0) }
    let count = history.events.count
    let stacks = history.names.filter { history.isStack($0, before: count) }
    let others = stacks.filter { stack in
      let screens = finalState.children(of: stack)
      let isThere = finalState.shows(history.rootView(of: stack)) || !screens.isEmpty
      let isQuiet = !history.changes(of: stack).contains { history.end(of: $0) == nil }
      guard isThere, isQuiet, let expected = history.possibleScreens(of: stack, before: count)
      else {
        return false
      }
      return !expected.contains(screens)
    }
    let covered = stacks.filter { stack in
      finalState.children(of: stack).dropLast().contains { finalState.shows($0, in: stack) }
    }
    let waiting = stacks.filter { stack in
      let screens = finalState.children(of: stack)
      guard let top = screens.last, !finalState.shows(top, in: stack),
        screens.dropLast().contains(where: { finalState.shows($0, in: stack) }),
        !history.changes(of: stack).contains(where: { history.end(of: $0) == nil })
      else { return false }
      return !history.waiting(for: stack, at: count).isEmpty
    }
    let below = covered.filter { !waiting.contains($0) }
    return (odd + below + waiting + others).map { .atEnd($0) }
  }
}

extension History {
  /// Whether UIKit complains at a place that a stack and its bar may part (D7).
  func isPartingOfBar(_ place: Int) -> Bool {
    guard case .fault(let id, _, _) = events[place].action else { return false }
    return id == "D7"
  }

  /// Whether a pop is asked for at a place while a push runs.
  func isPopWithinPush(_ place: Int) -> Bool {
    isCall(place, [.popViewController]) && open(at: place).contains { $0.span.kind == .push }
  }
}
