import AppearanceTrace
import ConformanceRules

/// The last who switched animations off, or keeps the device awake for nobody, is not the subject.
enum ResourcesSwitchesRestoredOracle: RuleOracle {
  static let id: RuleID = "resources-switches-restored"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    let isStill = isSwitched(.setAnimationsEnabled, to: false, history)
    let isAwake = isSwitched(.setIdleTimerDisabled, to: true, history)
    let isHome =
      finalState.keepsPresentations(of: history.baseline)
      && history.baseline.keepsPresentations(of: finalState)
      && history.names.allSatisfy {
        finalState.parent(of: $0) == history.baseline.parent(of: $0)
      }
    return (isStill ? [.atEnd()] : []) + (isAwake && isHome ? [.atEnd()] : [])
  }

  private static func isSwitched(_ method: Call.Method, to flag: Bool, _ history: History) -> Bool {
    guard let last = history.calls([method]).last else { return false }
    return last.call.flag(nil) == flag && history.isBySubject(last.place)
  }
}
