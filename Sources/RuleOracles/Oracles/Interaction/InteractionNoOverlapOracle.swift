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
    complaints(history) + halves(history)
  }

  private static func complaints(_ history: History) -> [OracleFinding] {
    var own = false
    var tap: Int?
    return history.events.indices.compactMap { place in
      if history.isPartingOfBar(place) {
        defer { own = false }
        return own ? .at(place) : nil
      }
      if case .end = history.events[place].action, history.open(at: place + 1).isEmpty {
        (own, tap) = (false, nil)
      }
      if history.isCall(place, [.gestureBegan]) {
        let isTap = history.call(at: place)?.arguments.first?.label == "tap"
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
      let isAsked = history.events[place].mark == .script || history.isBySubject(place)
      guard isAsked, !isOnItsWay(call.receiver, before: place, history) else { return false }
      return history.children(of: call.receiver, before: place).contains {
        isOnItsWay($0, before: place, history)
      }
    }.map(\.call.receiver)
    return Set(overlapped).compactMap { container in
      if finalState.checkpoint.barItems.contains(where: { $0.container == container }) {
        return .atEnd(container)
      }
      return finalState.children(of: container)
        .first { isOnItsWay($0, before: count, history) }.map { _ in .atEnd(container) }
    }
  }

  private static func isOnItsWay(
    _ controller: String, before place: Int, _ history: History
  ) -> Bool {
    let phase = history.phase(of: controller, before: place)
    return phase == .appearing || phase == .disappearing
  }
}
