import AppearanceTrace
import ConformanceRules

/// An end without a start is a breach, and so is a start that nothing resolves.
enum AppearanceWillDidPairedOracle: RuleOracle {
  static let id: RuleID = "appearance-will-did-paired"

  static func breaches(in history: History) -> [OracleFinding] {
    var breaches: [OracleFinding] = []
    for place in history.events.indices {
      switch history.events[place].action {
      case .call(let call):
        let phase = history.phase(of: call.receiver, before: place)
        let isUnbegun =
          switch call.method {
          case .viewDidAppear: phase == nil || phase == .disappearing
          case .viewDidDisappear: phase == .appeared || phase == .appearing
          default: false
          }
        if isUnbegun { breaches.append(.at(place, call.receiver)) }
      case .release(let object):
        if isOnItsWay(object, place, history) { breaches.append(.at(place, object)) }
      default: continue
      }
    }
    guard history.isComplete else { return breaches }
    let stuck = history.names.filter { isOnItsWay($0, history.events.count, history) }
    return breaches + stuck.map { .atEnd($0) }
  }

  private static func isOnItsWay(_ controller: String, _ place: Int, _ history: History) -> Bool {
    switch history.phase(of: controller, before: place) {
    case .appearing, .disappearing: true
    case .appeared, nil: false
    }
  }
}
