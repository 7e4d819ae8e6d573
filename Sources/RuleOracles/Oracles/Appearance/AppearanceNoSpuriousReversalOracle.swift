import AppearanceTrace
import ConformanceRules

/// A party that turns round where no transition about it, or about those around it, lets it, and each of
/// these transitions holds, is a breach.
enum AppearanceNoSpuriousReversalOracle: RuleOracle {
  static let id: RuleID = "appearance-no-spurious-reversal"

  static func breaches(in history: History) -> [OracleFinding] {
    history.runs.flatMap { run -> [OracleFinding] in
      let end = history.end(of: run)?.place ?? history.events.count
      return Set(run.sides).compactMap { party in
        (run.begin..<end).first { turns(party, in: run, at: $0, history) }
          .flatMap { breach(of: party, at: $0, history) }
      }
    }
  }

  /// Whether a party of a transition, the last that runs about it, is told what none lets it do.
  private static func turns(
    _ party: String, in run: TransitionRun, at place: Int, _ history: History
  ) -> Bool {
    guard history.isCall(place, [.viewWillAppear, .viewWillDisappear], of: party),
      !history.isDirect(place), history.open(at: place, about: party).last == run
    else { return false }
    let line = circle(of: party, at: place, history)
    let reasons = reasons(for: party, at: place, history)
    switch history.phase(of: party, before: place) {
    case .appearing:
      return history.isCall(place, [.viewWillDisappear], of: party)
        && !reasons.contains { $0.span.from.map(line.contains) ?? false }
    case .disappearing:
      return history.isCall(place, [.viewWillAppear], of: party)
        && !reasons.contains { $0.span.to.map(line.contains) ?? false }
    case .appeared, nil: return false
    }
  }

  /// The transitions that run about a controller, or about those around it.
  private static func reasons(
    for party: String, at place: Int, _ history: History
  ) -> [TransitionRun] {
    let line = circle(of: party, at: place, history)
    return history.open(at: place).filter { $0.sides.contains(where: line.contains) }
  }

  /// A controller and those around it; who comes in a container has no parent before the end.
  private static func circle(
    of party: String, at place: Int, _ history: History
  ) -> [String] {
    let own = history.line(from: party, before: place)
    guard own.count == 1, let run = history.open(at: place, about: party).last, !run.isModal else {
      return own
    }
    let parent = run.sides.lazy.compactMap { history.parent(of: $0, before: place) }.first
    return own + (parent.map { history.line(from: $0, before: place) } ?? [])
  }

  private static func breach(
    of party: String, at place: Int, _ history: History
  ) -> OracleFinding? {
    let reasons = reasons(for: party, at: place, history)
    let ends = reasons.compactMap { run -> Int? in
      guard let end = history.end(of: run), end.isFinished else { return nil }
      let wasGivenUp = (run.begin..<end.place).contains {
        history.isCall($0, [.cancelInteractiveTransition], of: run.name)
      }
      return wasGivenUp ? nil : end.place
    }
    guard ends.count == reasons.count else { return nil }
    return ends.max().map { .at($0, party) }
  }
}
