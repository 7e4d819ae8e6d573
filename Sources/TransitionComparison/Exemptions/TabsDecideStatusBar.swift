import AppearanceTrace

extension Exemption {
  /// A tab bar controller of the subject's own that decides the status bar itself.
  static let tabsDecideStatusBar = Exemption(
    "tabs-decide-status-bar",
    statement:
      "A tab bar controller that the subject brings may decide the status bar, as the selected"
      + " child may.",
    reason: "UIKit's own decides unless it hands that to the selected child, which its class says.",
    evidence: .facts(["SB-03"]),
    letsOff:
      "That it decides, where it does so from the beginning. When that changes is compared with the"
      + " system's tab bar controller that decides itself.",
    effect: .references { choice in choice.followTabs() })
}

extension ReferenceChoice {
  fileprivate mutating func followTabs() {
    guard let owner = trace.baseline.statusBar?.owner,
      trace.isSubjects(owner), var run = chosen.change
    else { return }
    run.decider = .container
    guard let reference = self.trace(of: run),
      reference.baseline.selections.contains(where: { $0.container == owner })
    else { return }
    chosen.statusBar = run
  }
}
