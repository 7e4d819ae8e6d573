import AppearanceTrace
import ConformanceRules

/// Will-disappear is wrong for who disappears or is gone, did-disappear for who is gone.
enum AppearanceNoDoubleDisappearOracle: RuleOracle {
  static let id: RuleID = "appearance-no-double-disappear"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.viewWillDisappear, .viewDidDisappear]).filter { place, call in
      let phase = history.phase(of: call.receiver, before: place)
      return phase == nil || (phase == .disappearing && call.method == .viewWillDisappear)
    }.map { .at($0.place, $0.call.receiver) }
  }
}
