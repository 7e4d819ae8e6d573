import AppearanceTrace

extension Exemption {
  /// A navigation controller of the subject's own that lets its top decide the status bar.
  static let topDecidesStatusBar = Exemption(
    "top-decides-status-bar",
    statement:
      "A navigation controller that the subject brings may let its top decide the status bar, though"
      + " its bar is shown.",
    reason:
      "UIKit's own decides the style itself while its bar is shown, unless its class hands that on by"
      + " childForStatusBarStyle.",
    evidence: .facts(["SB-02"]),
    letsOff:
      "That the top decides, where the navigation controller itself never does. All else is compared with one"
      + " of the system's whose top decides.",
    effect: .references { choice in choice.followTop() })
}

extension ReferenceChoice {
  fileprivate mutating func followTop() {
    guard trace.hasSubjectsControllers, var run = chosen.change, let system = self.trace(of: run)
    else { return }
    let stacks = Set(system.cast.filter { $0.type == "UINavigationController" }.map(\.name))
    let usual = Set(system.looks.compactMap(\.owner)).filter {
      trace.isSubjects($0) && stacks.contains($0)
    }
    guard !usual.isEmpty, usual.isDisjoint(with: trace.looks.compactMap(\.owner)) else { return }
    run.decider = .top
    guard let reference = self.trace(of: run),
      reference.baseline.statusBar == trace.baseline.statusBar
    else { return }
    chosen.statusBar = run
  }
}
