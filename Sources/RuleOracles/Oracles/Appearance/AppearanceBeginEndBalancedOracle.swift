import AppearanceTrace
import ConformanceRules

/// Begins and ends by hand are counted for each child: one end a begin, and no turn without a cancel.
enum AppearanceBeginEndBalancedOracle: RuleOracle {
  static let id: RuleID = "appearance-begin-end-balanced"

  static func breaches(in history: History) -> [OracleFinding] {
    var breaches: [OracleFinding] = []
    for place in history.events.indices {
      switch history.events[place].action {
      case .call(let call) where call.method == .beginAppearanceTransition:
        breaches += begin(call, place, history)
      case .call(let call) where call.method == .endAppearanceTransition:
        if begins(of: call.receiver, place, history).isEmpty {
          let complaint = complaint(after: place, of: call.receiver, history)
          breaches.append(.at(complaint ?? place, call.receiver))
        }
      case .fault("D1", _, let child):
        if !isExplained(place, child, history) { breaches.append(.at(place, child)) }
      case .release(let child):
        if !begins(of: child, place, history).isEmpty { breaches.append(.at(place, child)) }
      default: continue
      }
    }
    guard history.isComplete else { return breaches }
    return breaches
      + history.names.filter { !begins(of: $0, history.events.count, history).isEmpty }
      .map { .atEnd($0) }
  }

  /// The begins of a child's open change.
  private static func begins(of child: String, _ place: Int, _ history: History) -> [Int] {
    let closing = (0..<place).last {
      history.isCall($0, [.endAppearanceTransition], of: child)
        || history.isRelease($0, of: child)
    }
    return ((closing ?? -1) + 1..<place).filter {
      history.isCall($0, [.beginAppearanceTransition], of: child)
    }
  }

  private static func begin(_ call: Call, _ place: Int, _ history: History) -> [OracleFinding] {
    let ways = begins(of: call.receiver, place, history).map { history.call(at: $0)?.flag(nil) }
    guard let first = ways.first, let last = ways.last else { return [] }
    let way = call.flag(nil)
    if way == last { return [.at(place, call.receiver)] }
    return way == first ? [] : reversal(of: call.receiver, place, history)
  }

  /// A reversing begin is a breach where all transitions that may be its reason finish.
  private static func reversal(
    of child: String, _ place: Int, _ history: History
  ) -> [OracleFinding] {
    var reasons = history.open(at: place, about: child)
    let cause = history.run(history.cause(of: place), at: place)
    if let cause, !reasons.contains(cause) { reasons.append(cause) }
    guard !reasons.isEmpty, !reasons.contains(where: { history.isGivenUp($0, before: place) })
    else { return [] }
    let ends = reasons.map { history.end(of: $0) }
    guard ends.allSatisfy({ $0?.isFinished == true }) else { return [] }
    let last = ends.compactMap { $0?.place }.max() ?? place
    return [.at(max(last, place), child)]
  }

  /// UIKit's complaint of an end without a begin, which adds to its breach.
  private static func complaint(
    after end: Int, of child: String, _ history: History
  ) -> Int? {
    let next = (end + 1..<history.events.count).first { place in
      history.isCall(place, [.endAppearanceTransition], of: child)
        || history.isRelease(place, of: child) || isComplaint(place, child, history)
    }
    return next.flatMap { isComplaint($0, child, history) ? $0 : nil }
  }

  /// Whether a complaint speaks of an end that is a breach itself.
  private static func isExplained(
    _ place: Int, _ child: String?, _ history: History
  ) -> Bool {
    guard let child else { return false }
    let end = (0..<place).last { history.isCall($0, [.endAppearanceTransition], of: child) }
    guard let end, begins(of: child, end, history).isEmpty else { return false }
    return complaint(after: end, of: child, history) == place
  }

  private static func isComplaint(_ place: Int, _ child: String, _ history: History) -> Bool {
    guard case .fault("D1", _, child) = history.events[place].action else { return false }
    return true
  }
}
