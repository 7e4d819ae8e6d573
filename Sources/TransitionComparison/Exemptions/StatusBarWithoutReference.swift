extension Exemption {
  /// A status bar that the system never decides in this way in the scenario.
  static let statusBarWithoutReference = Exemption(
    "status-bar-without-reference",
    statement: "The status bar may look as the subject's style or contract has it where the system"
      + " plays the scenario in no style that decides it like that.",
    reason: "Nothing says how the bar has to look then; rules of their own judge it.",
    evidence: .facts(["SB-04"]),
    letsOff: "The status bar, in such a case alone.",
    judgedBy: ["status-bar-owner-after-present", "status-bar-restored-after-dismiss"],
    effect: .references { choice in
      if choice.chosen.statusBar == nil { choice.chosen.unknownStatusBar = .notCompared }
    })
}
