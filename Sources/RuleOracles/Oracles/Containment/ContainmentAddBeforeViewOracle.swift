import AppearanceTrace
import ConformanceRules

/// A child whose view lies in its parent's, or was just loaded, when it is added comes too late.
enum ContainmentAddBeforeViewOracle: RuleOracle {
  static let id: RuleID = "containment-add-before-view"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.addChild]).compactMap { place, call in
      guard let child = call.object,
        history.lies(child, in: call.receiver, before: place)
          || (history.isBySubject(place) && isJustLoaded(child, place, history))
      else { return nil }
      return .at(place, child)
    }
  }

  /// Whether a view was loaded in the instant, and the script has done nothing since.
  private static func isJustLoaded(_ child: String, _ place: Int, _ history: History) -> Bool {
    let news = (0..<place).last { earlier in
      history.isCall(earlier, [.viewDidLoad], of: child) || history.isRelease(earlier, of: child)
        || (history.isCall(earlier, [.addChild]) && history.call(at: earlier)?.object == child)
    }
    guard let news, history.isCall(news, [.viewDidLoad]),
      history.events[news].time == history.events[place].time
    else { return false }
    return !(news..<place).contains { history.events[$0].mark == .script }
  }
}
