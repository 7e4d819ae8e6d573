import AppearanceTrace
import ConformanceRules

/// Will-move with a parent, and did-move with none, are not told twice in a row.
enum ContainmentNoDuplicateMovesOracle: RuleOracle {
  static let id: RuleID = "containment-no-duplicate-moves"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.willMove, .didMove]).filter { place, call in
      let isArrival = call.method == .willMove
      guard isArrival == (call.object != nil) else { return false }
      let last = (0..<place).last { earlier in
        history.isRelease(earlier, of: call.receiver)
          || isNews(earlier, of: call.receiver, withFarewells: isArrival, history)
      }
      guard let last, let earlier = history.call(at: last) else { return false }
      return earlier.method == call.method && earlier.object == call.object
    }.map { .at($0.place, $0.call.receiver) }
  }

  /// Whether a child is told something; that it will lose its parent says nothing of its departure.
  private static func isNews(
    _ place: Int, of child: String, withFarewells: Bool, _ history: History
  ) -> Bool {
    guard history.isCall(place, [.willMove, .didMove], of: child),
      let call = history.call(at: place)
    else { return false }
    return withFarewells || call.method == .didMove || call.object != nil
  }
}
