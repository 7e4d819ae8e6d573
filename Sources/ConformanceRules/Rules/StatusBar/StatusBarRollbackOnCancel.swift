import AppearanceTrace

/// The status bar comes back where a transition was given up.
///
/// Condition: where the last transition was given up, the bar at rest looks as it did when that
/// transition began, and the same controller decides it.
struct StatusBarRollbackOnCancel: Machine {
  static let id: RuleID = "status-bar-rollback-on-cancel"
  static let statement = """
    After a transition that was given up the status bar is as it was before.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewController, setNeedsStatusBarAppearanceUpdate()
    """
  static let remedy = """
    Put back on cancel whatever you changed of who decides the status bar, and ask for an \
    update.
    """
  static let needs: Set<SceneSense> = [.statusBar]
  static let specificity = Specificity.state
  static let topics: [Topic] = [.gestureBegan, .begin, .end]

  private(set) var record = Record()
  private var looks: ByName<Look> = [:]
  /// How the bar looked when a finger came down last.
  private var lookUnderFinger: Look?
  private var last: (name: Name, look: Look?, end: Int)?

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let name = moment.subject else { return }
    if moment.topic == .gestureBegan {
      lookUnderFinger = situation.look
    } else if moment.topic == .begin {
      let isInteractive = situation.transitions[name]?.isInteractive ?? false
      looks[name] = isInteractive ? lookUnderFinger ?? situation.look : situation.look
      last = nil
    } else {
      let look = looks.removeValue(forKey: name)
      last = moment.flag == false ? (name, look, moment.index) : nil
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, let last, let before = last.look ?? situation.baseline.look,
      let look = rest.look
    else { return }
    let start = situation.baseline.look
    guard look != before, look != start else { return record.exercise() }
    record.convict(
      """
      \(situation.names.text(last.name)) was given up, and the status bar is \
      \(look.words(situation.names)) now
      """,
      [situation.lookChange.map { .event($0) }, .event(last.end), .ending(.statusBar)])
  }
}
