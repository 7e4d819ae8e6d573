import AppearanceTrace
import ConformanceRules

/// Will-appear is wrong for who is appearing or has appeared, did-appear for who has appeared.
enum AppearanceNoDoubleAppearOracle: RuleOracle {
  static let id: RuleID = "appearance-no-double-appear"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.viewWillAppear, .viewDidAppear]).filter { place, call in
      let phase = history.phase(of: call.receiver, before: place)
      return phase == .appeared || (phase == .appearing && call.method == .viewWillAppear)
    }.map { .at($0.place, $0.call.receiver) }
  }
}
