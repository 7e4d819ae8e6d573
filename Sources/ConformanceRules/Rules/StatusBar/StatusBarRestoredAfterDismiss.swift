import AppearanceTrace

/// After a dismissal the status bar is as it was before the presentation.
///
/// Condition: who decides the bar, its style and whether it is hidden are, when the dismissal's end
/// callbacks come, as they were when the presentation began. The first of these counts as the end
/// callbacks: the presenter's did-appear and the presented controller's did-disappear in the
/// dismissal, its end, and the completion that the caller handed over. What was presented before
/// the script acted is not judged. That the first of them sets the limit is inferred.
struct StatusBarRestoredAfterDismiss: Machine {
  static let id: RuleID = "status-bar-restored-after-dismiss"
  static let statement = """
    After a dismissal the status bar's owner, style and visibility are as before the presentation, \
    no later than the end callbacks.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewController, preferredStatusBarStyle, prefersStatusBarHidden and \
    setNeedsStatusBarAppearanceUpdate()
    """
  static let remedy = """
    Give the status bar back while the dismissal runs, and ask for an update where its decider \
    changes.
    """
  static let needs: Set<SceneSense> = [.statusBar]
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .begin, .viewDidAppear, .viewDidDisappear, .end, .statusBar,
  ]

  private(set) var record = Record()
  private var dismissals: ByName<Dismissal> = [:]
  private var late: [Late] = []

  mutating func observe(_ moment: Moment, in situation: Situation) {
    switch moment.topic {
    case .begin: begin(moment, in: situation)
    case .viewDidAppear, .viewDidDisappear: hear(moment, in: situation)
    case .end: end(moment, in: situation)
    case .statusBar: convictLate(.event(moment.index))
    default: break
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    convictLate(conclusion.isComplete ? .ending(.statusBar) : nil)
  }
}

extension StatusBarRestoredAfterDismiss {
  /// A dismissal that runs, and the look that it has to bring back.
  private struct Dismissal {
    let presenter: Name
    let presented: Name?
    let look: Look
    /// The first end callback that came before the look was back.
    var breach: Int?
  }

  /// A breach that still waits for its last line of evidence.
  private struct Late {
    let statement: String
    let evidence: [Evidence]
  }

  private mutating func begin(_ moment: Moment, in situation: Situation) {
    convictLate(.event(moment.index))
    guard let name = moment.subject, let transition = situation.transitions[name] else { return }
    dismissals[name] = nil
    guard transition.kind == .dismiss, let presenter = transition.to,
      let look = situation.presentations[presenter]?.lookBefore
    else { return }
    dismissals[name] = Dismissal(presenter: presenter, presented: transition.from, look: look)
  }

  private mutating func hear(_ moment: Moment, in situation: Situation) {
    guard let controller = moment.subject, !dismissals.isEmpty else { return }
    for (name, dismissal) in dismissals {
      let isEndCallback =
        moment.topic == .viewDidAppear
        ? controller == dismissal.presenter : controller == dismissal.presented
      guard isEndCallback, dismissal.breach == nil, situation.look != dismissal.look
      else { continue }
      dismissals[name]?.breach = moment.index
    }
  }

  private mutating func end(_ moment: Moment, in situation: Situation) {
    guard let name = moment.subject, let dismissal = dismissals.removeValue(forKey: name),
      moment.flag == true
    else { return }
    let isBack = situation.look == dismissal.look
    guard let breach = dismissal.breach ?? (isBack ? nil : moment.index) else {
      record.exercise()
      return
    }
    let names = situation.names
    let before = "the status bar was \(dismissal.look.words(names)) before the presentation"
    let now = situation.look?.words(names) ?? "unknown"
    let change = situation.lookChange.flatMap { $0 > breach ? $0 : nil }
    let statement =
      isBack
      ? "\(before), and again only after the end callbacks of \(names.text(name))"
      : "\(before), and \(now) after \(names.text(name))"
    let found = Late(
      statement: statement,
      evidence: (situation.transitions[name].map { [.event($0.begin)] } ?? []) + [.event(breach)]
        + (change.map { [.event($0)] } ?? []) + [.event(moment.index)])
    if isBack { convict(found, nil) } else { late.append(found) }
  }

  private mutating func convictLate(_ evidence: Evidence?) {
    for found in late { convict(found, evidence) }
    late = []
  }

  private mutating func convict(_ found: Late, _ evidence: Evidence?) {
    record.convict(found.statement, found.evidence + [evidence])
  }
}
