import AppearanceTrace
import ConformanceRules

/// A party that turns round in a transition that finished, and was never given up, is a breach.
enum AppearanceNoSpuriousReversalOracle: RuleOracle {
  static let id: RuleID = "appearance-no-spurious-reversal"

  static func breaches(in history: History) -> [OracleFinding] {
    history.ends.flatMap { run, end -> [OracleFinding] in
      let middle = run.begin..<end.place
      let wasGivenUp = middle.contains {
        history.isCall($0, [.cancelInteractiveTransition], of: run.name)
      }
      guard end.isFinished, !wasGivenUp else { return [] }
      return Set(run.sides).filter { party in
        middle.contains { turns(party, at: $0, history) && history.open(at: $0) == [run] }
      }.map { .at(end.place, $0) }
    }
  }

  private static func turns(_ party: String, at place: Int, _ history: History) -> Bool {
    guard !history.isDirect(place) else { return false }
    switch history.phase(of: party, before: place) {
    case .appearing: return history.isCall(place, [.viewWillDisappear], of: party)
    case .disappearing: return history.isCall(place, [.viewWillAppear], of: party)
    case .appeared, nil: return false
    }
  }
}
