import AppearanceTrace

extension Exemption {
  /// A container that lets what it shows beside its child decide the status bar.
  static let sideDecidesStatusBar = Exemption(
    "side-decides-status-bar",
    statement:
      "While a container shows something beside its child, either of the two may decide the"
      + " status bar.",
    reason: "Which of the children that are seen decides is their container's choice, by"
      + " childForStatusBarStyle.",
    evidence: .inferred,
    letsOff:
      "Who decides the status bar while the side is open. Who decides it otherwise is compared.",
    effect: .references { choice in choice.followSide() })
}

extension ReferenceChoice {
  fileprivate mutating func followSide() {
    guard scenario.hasSide else { return }
    let run = ReferenceRun(
      scenario: scenario, children: ReferenceRun.Children(contract), decider: .side)
    var told = run
    if trace.printsRounds { told.rounds = .eachApart }
    guard let reference = trace(of: told), reference.changedLooks == trace.changedLooks
    else { return }
    chosen.statusBar = run
  }
}
