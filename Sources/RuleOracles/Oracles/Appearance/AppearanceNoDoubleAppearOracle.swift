import AppearanceTrace
import ConformanceRules

/// Will-appear is wrong for who is appearing or has appeared, did-appear for who has appeared; but for the first
/// word to one that had appeared out of sight before the script acts.
enum AppearanceNoDoubleAppearOracle: RuleOracle {
  static let id: RuleID = "appearance-no-double-appear"

  static func breaches(in history: History) -> [OracleFinding] {
    let phantoms = AppearanceNoPhantomChildOracle.phantomsOfBaseline(history)
    return history.calls([.viewWillAppear, .viewDidAppear]).filter { place, call in
      if call.method == .viewWillAppear, phantoms.contains(call.receiver),
        history.lastCallback(of: call.receiver, before: place) == nil
      {
        return false
      }
      let phase = history.phase(of: call.receiver, before: place)
      return phase == .appeared || (phase == .appearing && call.method == .viewWillAppear)
    }.map { .at($0.place, $0.call.receiver) }
  }
}
