import ConformanceReports
import TransitionCertification

/// One of the three things that a proper transition does, as the project's standard has it.
struct StandardPoint {
  let title: String
  let requirement: String
  /// The groups of rules that check it.
  let groups: [RuleGroup]

  static let all = [
    StandardPoint(
      title: "Appearance events are handled right",
      requirement:
        "Each controller is told once that it comes and that it goes, in order and in pairs:"
        + " no second `viewWillAppear` for one appearance.",
      groups: [.appearance, .completion]),
    StandardPoint(
      title: "The appearance of the status bar is handled right",
      requirement:
        "Whoever covers the bar decides how it looks, and gives it back when it goes or is given up.",
      groups: [.statusBar]),
    StandardPoint(
      title: "Navigation controllers work and look right during the transition",
      requirement:
        "Stack, bars and the views behind them agree when all is at rest, whichever way a push or a"
        + " pop ended, and no bar jumps while one runs.",
      groups: [.navigation, .geometry, .ownership]),
  ]

  /// The rules that check it, group by group.
  var rules: [RuleID] { groups.flatMap(\.rules).map { $0.id } }

  /// The rules by which scenarios are chosen: the third point is about navigation controllers alone.
  func covers(_ scenario: Scenario) -> Bool {
    !groups.contains(.navigation) || scenario.family == .navigation
  }
}
