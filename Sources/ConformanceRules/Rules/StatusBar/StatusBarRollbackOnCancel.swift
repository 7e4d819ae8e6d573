import AppearanceTrace

/// The status bar comes back where a transition was given up.
///
/// Condition: where the last transition was given up, the bar at rest looks as it did when that
/// transition began, and the same controller decides it; where a finger drives it, as it did when the
/// finger came down, for a change that the finger brings about belongs to the transition. How the bar
/// looked when the trace began is no excuse. Where another transition finished while this one ran, or
/// nobody knows how the bar looked, nothing is judged.
struct StatusBarRollbackOnCancel: RuleChecker {
  static let id: RuleID = "status-bar-rollback-on-cancel"
  static let statement = """
    After a transition that was given up the status bar is as it was before.
    """
  static let clauses = [asBefore]
  static let exceptions = [scriptsChange, otherFinished]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, setNeedsStatusBarAppearanceUpdate()"),
    .derived(
      from:
        "UIViewControllerContextTransitioning, transitionWasCancelled: what was cancelled leaves all as it was"
    ),
  ]
  static let remedy = """
    Put back on cancel whatever you changed of who decides the status bar, and ask for an \
    update.
    """
  static let needs: Set<SceneSense> = [.statusBar]
  static let specificity = Specificity.state
  static let restsOnCancel = true
  static let topics: [Topic] = [.gestureBegan, .begin, .end]

  private static let asBefore = RuleClause(
    "as-before", "After a transition that was given up the bar looks as when it began.")

  private static let scriptsChange = RuleException(
    "scripts-change", "The script may change the bar's look after the end of the transition.",
    guards: [
      .subject("faulty/bar-flipped-by-drag"),
      .sketch("a bar that is not as before, where the script has acted since and changed nothing"),
    ])

  private static let otherFinished = RuleException(
    "other-finished",
    "Where another transition finished meanwhile, the bar may look as that one left it.",
    guards: [
      .sketch("a push that is given up leaves the status bar to what was to come"),
      .sketch("a bar that is not as before, where another presentation was given up meanwhile"),
    ])

  private(set) var record = Record()
  private var looks: NameMap<StatusBarState> = [:]
  /// The last finger that came down since a transition began or ended.
  private var grip: Grip?
  private var last: (name: Name, look: StatusBarState?, end: Int)?

  private struct Grip {
    /// How the bar looked then; none where no line says so.
    let look: StatusBarState?
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let name = entry.principal else { return }
    switch entry.topic {
    case .gestureBegan: grip = Grip(look: hierarchy.look)
    case .begin:
      let isInteractive = hierarchy.transitions[name]?.isInteractive ?? false
      looks[name] = isInteractive ? (grip ?? Grip(look: hierarchy.look)).look : hierarchy.look
      (last, grip) = (nil, nil)
    default:
      let look = looks.removeValue(forKey: name)
      let isFinished = entry.flag != false
      if isFinished { looks = [:] }
      last = isFinished ? nil : (name, look, entry.index)
      grip = nil
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) { looks[name] = nil }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, let last, let before = last.look,
      let look = finalState.look
    else { return }
    guard look != before, !isScripts(hierarchy, since: last.end) else { return record.exercise() }
    let names = hierarchy.names
    record.convict(
      Self.asBefore,
      """
      \(names.text(last.name)) was given up, and the status bar, which was \(before.words(names)), \
      is \(look.words(names)) now
      """,
      [hierarchy.lookChange.map { .event($0) }, .event(last.end), .ending(.statusBar)])
  }

  /// Whether the bar got its look from what the script did after an event.
  private func isScripts(_ hierarchy: HierarchyState, since event: Int) -> Bool {
    guard let act = hierarchy.lastAct, act > event, let change = hierarchy.lookChange else {
      return false
    }
    return change > act
  }
}
