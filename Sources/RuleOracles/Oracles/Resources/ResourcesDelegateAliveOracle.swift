import AppearanceTrace
import ConformanceRules

/// A delegate that is found gone, and was not cleared or found gone before, is a breach; so is each one that
/// is displaced. Who has been presented with it, and is so no more, needs it when he is presented again.
enum ResourcesDelegateAliveOracle: RuleOracle {
  static let id: RuleID = "resources-delegate-alive"

  static func breaches(in history: History) -> [OracleFinding] {
    history.events.indices.compactMap { place in
      guard case .delegate(let controller, let state) = history.events[place].action else {
        return nil
      }
      if state == .displaced { return .at(place, controller) }
      guard state == .lost else { return nil }
      let last = (0..<place).last { isWord($0, on: controller, history) }
      switch last.map({ history.events[$0].action }) {
      case .delegate(_, .cleared), .delegate(_, .lost): return nil
      default: break
      }
      guard isDone(controller, since: last, before: place, history) else {
        return .at(place, controller)
      }
      return nextPresentation(of: controller, behind: place, history).map { .at($0, controller) }
    }
  }

  /// Whether a line says what becomes of a controller's delegate, or that the controller is released.
  private static func isWord(_ place: Int, on controller: String, _ history: History) -> Bool {
    if case .delegate(controller, let state) = history.events[place].action {
      return state != .displaced
    }
    return history.isRelease(place, of: controller)
  }

  /// Whether a controller was presented with its delegate, and is so no more.
  private static func isDone(
    _ controller: String, since last: Int?, before place: Int, _ history: History
  ) -> Bool {
    let begins = history.runs.contains { run in
      run.span.kind == .present && run.span.to == controller
        && (last ?? -1)..<place ~= run.begin
    }
    let isSet = last.map { !history.isRelease($0, of: controller) } ?? false
    let stood = history.standing(before: isSet ? last ?? 0 : 0).contains {
      $0.presented == controller
    }
    return (begins || stood)
      && !history.standing(before: place).contains { $0.presented == controller }
  }

  /// Where a controller is presented next, unless its delegate is set or cleared before that.
  private static func nextPresentation(
    of controller: String, behind place: Int, _ history: History
  ) -> Int? {
    let next = history.runs.first {
      $0.begin > place && $0.span.kind == .present && $0.span.to == controller
    }
    guard let next,
      !(place + 1..<next.begin).contains(where: { isWord($0, on: controller, history) })
    else { return nil }
    return next.begin
  }
}
