/// Which findings follow from which: one cause, one headline.
///
/// A consequence never comes before its cause: a breach that was certain before the first witness
/// of another does not follow from it, and is a headline of its own. What only rest shows is certain there.
package enum Implication {
  /// The pairs of cause and effect, in the order of the tables. Rules to come have their places
  /// already.
  static var pairs: [(cause: RuleID, effect: RuleID)] {
    (table + closeTable).flatMap { entry in entry.effects.map { (entry.cause.rule, $0) } }
  }

  /// The rules whose breach explains a breach of this one.
  static func causes(of effect: RuleID) -> [RuleID] { causesByEffect[effect] ?? [] }

  /// The rules, or clauses of rules, whose breach explains a breach of this one that is about the same
  /// controllers.
  static func closeCauses(of effect: RuleID) -> [RuleID] { closeCausesByEffect[effect] ?? [] }

  /// The rules whose breach explains that nothing came of what the script did, whatever a breach of them
  /// weighs: that the system shows more is the same thing said twice.
  package static let causesOfSilence: Set<RuleID> = [
    "navigation-gesture-alive", "navigation-stack-consistent",
  ]

  /// The rules whose breach explains that somebody is told otherwise whether a change is animated, whatever a
  /// breach of them weighs.
  package static let causesOfFlags: Set<RuleID> = ["appearance-animated-flag"]

  /// The rules whose breach explains that a case does not come to rest while transitions are pending.
  ///
  /// What is asked of a stack that lies in no window waits until it does.
  package static let causesOfUnrest: Set<RuleID> = [
    "completion-eventually", "ownership-to-view-in-container",
  ]

  private static let causesByEffect = byEffect(table)
  private static let closeCausesByEffect = byEffect(closeTable)

  private static func byEffect(_ table: [(cause: RuleID, effects: [RuleID])]) -> [RuleID: [RuleID]]
  {
    let pairs = table.flatMap { entry in entry.effects.map { (entry.cause, $0) } }
    return Dictionary(grouping: pairs, by: \.1).mapValues { $0.map(\.0) }
  }

  /// What follows for the same controllers alone, for others may have it from elsewhere.
  private static let closeTable: [(cause: RuleID, effects: [RuleID])] = [
    // Nobody tells who is no child, wherever its view comes in sight.
    ("containment-view-parent-agrees", ["appearance-final-state-matches-window"]),
    // Who should be seen and is not was told by UIKit, and rightly, that it appears.
    ("ownership-window-not-empty", ["appearance-no-phantom-child"]),
    // Whether the bar at the top is hidden chooses between the stack and its screen for the status bar.
    ("navigation-bottom-bar-restored/top-bar-taken-back", ["status-bar-rollback-on-cancel"]),
  ]

  private static let table: [(cause: RuleID, effects: [RuleID])] = [
    (
      "completion-eventually",
      [
        "appearance-will-did-paired", "completion-closure-runs", "interaction-input-restored",
        "resources-transition-released",
      ]
    ),
    (
      "completion-honest-flag",
      [
        "completion-after-verdict", "appearance-cancel-rollback", "navigation-stack-consistent",
        "appearance-final-state-matches-window",
      ]
    ),
    (
      "ownership-presenter-not-stolen",
      ["ownership-window-not-empty", "ownership-original-parentage-restored"]
    ),
    (
      "appearance-no-direct-call",
      ["appearance-no-double-appear", "appearance-no-double-disappear"]
    ),
    (
      "appearance-forwarding-exclusive",
      ["appearance-no-double-appear", "appearance-begin-end-balanced"]
    ),
    ("containment-will-move-nil-before-remove", ["containment-remove-complete"]),
    ("containment-did-move-after-add", ["containment-remove-complete"]),
    (
      "resources-delegate-alive",
      [
        "navigation-symmetric-animator", "ownership-chrome-lifecycle",
        "appearance-presenter-contract", "navigation-dismissal-observed",
      ]
    ),
    (
      "resources-driver-alive",
      ["completion-eventually", "interaction-verdict-always", "interaction-pause-continues"]
    ),

    // Seen to fire together; each pair has a test.
    ("completion-honest-flag", ["ownership-window-not-empty"]),
    (
      "completion-eventually",
      [
        "appearance-begin-end-balanced", "appearance-final-state-matches-window",
        "ownership-window-not-empty", "resources-duration-truthful",
      ]
    ),
    (
      "ownership-presenter-not-stolen",
      ["appearance-final-state-matches-window", "appearance-presenter-contract"]
    ),
    (
      "ownership-to-view-in-container",
      ["ownership-window-not-empty", "appearance-final-state-matches-window"]
    ),
    (
      "ownership-window-not-empty",
      ["appearance-final-state-matches-window"]
    ),
    (
      "appearance-presenter-contract",
      ["appearance-final-state-matches-window"]
    ),
    (
      "appearance-forwarded-to-children",
      ["appearance-final-state-matches-window", "appearance-child-within-parent"]
    ),
    ("appearance-cancel-rollback", ["appearance-no-phantom-child"]),
    // A second runner begins with a layout of its own, wherever the first one was.
    ("interaction-interruptible-stable", ["appearance-no-phantom-child"]),
    (
      "interaction-no-overlap",
      [
        "containment-will-move-nil-before-remove", "containment-did-move-after-add",
        "appearance-begin-end-balanced", "completion-alongside-runs",
      ]
    ),
    ("containment-cancel-rollback", ["containment-remove-complete"]),
    (
      "resources-driver-alive",
      [
        "containment-cancel-rollback", "containment-did-move-after-add",
        "appearance-begin-end-balanced", "completion-alongside-runs", "interaction-no-overlap",
      ]
    ),
    ("navigation-stack-consistent", ["status-bar-update-requested"]),
    // A driver that says nothing explains why a transition hangs, and not the other way round.
    ("interaction-verdict-always", ["completion-eventually"]),
    ("interaction-start-policy", ["completion-eventually"]),
    ("interaction-state-reset", ["interaction-start-policy", "completion-eventually"]),
    ("interaction-pause-continues", ["completion-eventually"]),
    ("geometry-frame-rollback", ["geometry-final-frame"]),
    ("geometry-identity-restored", ["completion-unanimated-parity"]),
    ("ownership-source-view-restored", ["completion-unanimated-parity"]),
    ("interaction-input-restored", ["completion-unanimated-parity"]),
    ("completion-not-before-animation-end", ["resources-duration-truthful"]),
    ("completion-at-most-once", ["completion-not-before-animation-end"]),
    (
      "ownership-to-view-in-container",
      ["ownership-original-parentage-restored", "status-bar-child-forwarded"]
    ),
    ("completion-honest-flag", ["ownership-original-parentage-restored"]),
    (
      "ownership-presenter-not-stolen",
      ["completion-unanimated-parity", "appearance-animated-flag"]
    ),
    // What is put into a window by hand appears there, and appears again when it comes in earnest.
    (
      "completion-no-work-after",
      [
        "appearance-no-double-appear", "appearance-no-phantom-child",
        "ownership-no-foreign-superview", "ownership-original-parentage-restored",
      ]
    ),
    ("ownership-original-parentage-restored", ["ownership-no-foreign-superview"]),
    ("ownership-chrome-lifecycle", ["ownership-container-clean"]),
    (
      "appearance-begin-end-balanced",
      [
        "appearance-will-did-paired", "appearance-no-double-appear",
        "appearance-no-double-disappear",
      ]
    ),
  ]
}
