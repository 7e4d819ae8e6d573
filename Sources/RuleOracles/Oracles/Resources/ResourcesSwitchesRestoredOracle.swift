import AppearanceTrace
import ConformanceRules

/// The last who switched animations off, or keeps the device awake for nobody, is not the subject; nor is it the
/// last to switch them on, before the script switches them again, where the script has switched them off.
enum ResourcesSwitchesRestoredOracle: RuleOracle {
  static let id: RuleID = "resources-switches-restored"

  static func breaches(in history: History) -> [OracleFinding] {
    let unwanted = switchedOn(history)
    guard let finalState = history.finalState else { return unwanted }
    let wish = history.calls([.setAnimationsEnabled]).last { !history.isBySubject($0.place) }
    let isStill =
      wish?.call.flag(nil) != false && isSwitched(.setAnimationsEnabled, to: false, history)
    let isAwake = isSwitched(.setIdleTimerDisabled, to: true, history)
    let isHome =
      finalState.keepsPresentations(of: history.baseline)
      && history.baseline.keepsPresentations(of: finalState)
      && history.names.allSatisfy {
        finalState.parent(of: $0) == history.baseline.parent(of: $0)
      }
    return unwanted + (isStill ? [.atEnd()] : []) + (isAwake && isHome ? [.atEnd()] : [])
  }

  /// Where the script switches animations again, or the trace rests, and the subject has left them on.
  private static func switchedOn(_ history: History) -> [OracleFinding] {
    let switches = history.calls([.setAnimationsEnabled])
    let byScript = switches.filter { !history.isBySubject($0.place) }
    return byScript.indices.compactMap { index in
      guard byScript[index].call.flag(nil) == false else { return nil }
      let next = index + 1 < byScript.count ? byScript[index + 1].place : nil
      guard next != nil || history.finalState != nil else { return nil }
      let meanwhile = switches.last {
        $0.place > byScript[index].place && $0.place < next ?? history.events.count
          && history.isBySubject($0.place)
      }
      guard meanwhile?.call.flag(nil) == true else { return nil }
      return next.map { .at($0) } ?? .atEnd()
    }
  }

  private static func isSwitched(_ method: Call.Method, to flag: Bool, _ history: History) -> Bool {
    guard let last = history.calls([method]).last else { return false }
    return last.call.flag(nil) == flag && history.isBySubject(last.place)
  }
}
