import AppearanceTrace
import ConformanceRules

/// A change that is asked for while a child of the same container is on its way leaves no child on
/// its way, and no bar with another number of items; a complaint of UIKit's after a change of the
/// subject's own, or by a tap in a transition, is a breach at once.
enum InteractionNoOverlapOracle: RuleOracle {
  static let id: RuleID = "interaction-no-overlap"

  private static let changes: [Call.Method] = [
    .select, .replace, .open, .close, .pushViewController, .popViewController,
    .setViewControllers, .setSelectedIndex,
  ]

  static func breaches(in history: History) -> [OracleFinding] {
    complaints(history) + halves(history) + lostWishes(history)
  }

  private static func complaints(_ history: History) -> [OracleFinding] {
    var own = false
    var tap: Int?
    return history.events.indices.compactMap { place in
      if history.isPartingOfBar(place) {
        defer { own = false }
        return own ? .at(place) : nil
      }
      if case .end = history.events[place].action,
        history.open(at: place).allSatisfy({ history.end(of: $0)?.place == place })
      {
        (own, tap) = (false, nil)
      }
      if history.isCall(place, [.gestureBegan]) {
        let isTap = history.call(at: place)?.isTap ?? false
        tap = isTap && !history.open(at: place).isEmpty ? place : nil
      }
      if history.isCall(place, changes), !history.open(at: place).isEmpty {
        let isLetThrough = tap.map { history.events[$0].time == history.events[place].time }
        if history.isBySubject(place) { own = !history.isPopWithinPush(place) }
        if isLetThrough == true { own = true }
      }
      return nil
    }
  }

  private static func halves(_ history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    let count = history.events.count
    let overlapped = history.calls(changes).filter { place, call in
      (history.events[place].mark == .script || history.isBySubject(place))
        && isChanging(call.receiver, before: place, history)
    }.map(\.call.receiver)
    return Set(overlapped).compactMap { container in
      if finalState.checkpoint.barItems.contains(where: { $0.container == container }) {
        return .atEnd(container)
      }
      return finalState.children(of: container)
        .first { isOnItsWay($0, before: count, history) }.map { _ in .atEnd(container) }
    }
  }

  /// The children that began to come or to go at the script's last line, where that opens or closes a side
  /// within another change, and that are at rest as if it had not.
  private static func lostWishes(_ history: History) -> [OracleFinding] {
    let count = history.events.count
    let last = history.events.indices.last { history.events[$0].mark == .script }
    guard history.finalState != nil, let last, history.isCall(last, [.open, .close]),
      let container = history.call(at: last)?.receiver,
      isChanging(container, before: last, history)
    else { return [] }
    let beginnings = history.calls([.viewWillAppear, .viewWillDisappear]).filter { place, call in
      place > last && history.events[place].time == history.events[last].time
        && history.parent(of: call.receiver, before: place) == container
    }
    return Set(beginnings.map(\.call.receiver)).compactMap { child in
      let beginning = beginnings.last { $0.call.receiver == child }
      let isComing = beginning?.call.method == .viewWillAppear
      return history.phase(of: child, before: count) == (isComing ? nil : .appeared)
        ? .atEnd(container) : nil
    }
  }

  /// Whether a child of a container is on its way in or out, and the container itself is not.
  private static func isChanging(
    _ container: String, before place: Int, _ history: History
  ) -> Bool {
    !isOnItsWay(container, before: place, history)
      && history.children(of: container, before: place).contains {
        isOnItsWay($0, before: place, history)
      }
  }

  private static func isOnItsWay(
    _ controller: String, before place: Int, _ history: History
  ) -> Bool {
    let phase = history.phase(of: controller, before: place)
    return phase == .appearing || phase == .disappearing
  }
}
