import AppearanceTrace
import ConformanceRules

/// Is-appearing is due once from a will-appear on, while the view lies somewhere.
enum AppearanceIsAppearingOnceOracle: RuleOracle {
  static let id: RuleID = "appearance-is-appearing-once"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.viewIsAppearing]).filter { place, call in
      let last = (0..<place).last {
        history.isCall($0, [.viewWillAppear, .viewIsAppearing], of: call.receiver)
          || history.isRelease($0, of: call.receiver)
      }
      let isSecond = last.map { history.isCall($0, [.viewIsAppearing]) } ?? false
      let view = history.rootView(of: call.receiver)
      let isNowhere =
        history.lastMove(of: view, before: place) != nil
        && history.superview(of: view, before: place) == nil
      return isSecond || isNowhere
        || history.phase(of: call.receiver, before: place) != .appearing
    }.map { .at($0.place, $0.call.receiver) }
  }
}
