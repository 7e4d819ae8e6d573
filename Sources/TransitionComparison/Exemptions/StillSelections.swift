import AppearanceTrace

extension Exemption {
  /// A tab bar controller's delegate that animates some selections, and others not.
  static let stillSelections = Exemption(
    "still-selections",
    statement: "A tab bar controller's delegate may leave a selection without an animation.",
    reason:
      "UIKit's own selection has none, and a library may animate what a finger pulls in and let taps be."
      + " In the reference a plain animator stands in, so that there is something to compare with.",
    evidence: .facts(["TB-01", "TB-02"]),
    letsOff:
      "The animation of the selections that the subject leaves without one. All else is compared with"
      + " what the system does where nobody animates them.",
    effect: .references { choice in choice.followSelections() })
}

extension ReferenceChoice {
  fileprivate mutating func followSelections() {
    // Which of all rounds' selections are still is to be found out only where one is.
    guard let own = chosen.change, trace.selections.contains(where: { !$0.isAnimated }) else {
      return
    }
    var apart = own
    apart.rounds = .eachApart
    let still = trace.stillSelections(among: self.trace(of: apart)?.selections.count ?? 0)
    guard !still.isEmpty else { return }
    var run = own
    run.stillSelections = still
    guard self.trace(of: run) != self.trace(of: own) else { return }
    if chosen.statusBar == chosen.change { chosen.statusBar = run }
    chosen.change = run
  }
}

extension Trace {
  fileprivate var selections: [TransitionSpan] {
    events.compactMap { event in
      guard case .begin(let span) = event.action, span.kind == .select else { return nil }
      return span
    }
  }

  /// The places of the selections that nobody animates, where those of each round are counted.
  ///
  /// - Parameter count: How many selections there are, those of rounds that are told once counted in each.
  fileprivate func stillSelections(among count: Int) -> Set<Int> {
    let told = selections.map { !$0.isAnimated }
    let rounds = repetitions
    guard rounds > 1, count > told.count else {
      return Set(told.indices.filter { told[$0] })
    }
    let round = told.suffix((count - told.count) / (rounds - 1))
    let all = told + (1..<rounds).flatMap { _ in round }
    return Set(all.indices.filter { all[$0] })
  }
}
