import AppearanceTrace

/// After a dismissal the status bar is as it was before the presentation.
///
/// Condition: who decides the bar, its style and whether it is hidden are, when the dismissal's end
/// callbacks come, as they were when the presentation began. The first of these counts as the end
/// callbacks: the presenter's did-appear and the presented controller's did-disappear in the
/// dismissal, its end, and the completion that the caller handed over. What was presented before
/// the script acted is not judged. That the first of them sets the limit is inferred.
///
/// Where who decided the bar had been told before that he did disappear, and was off screen, or where an
/// app's container had shown something else since the bar was last asked for, somebody had forgotten to ask
/// for an update, which is another rule's affair: then it is enough that nobody decides it any more who stood
/// on the presenter.
///
/// Others may change what the bar has to look like while something is presented, and nobody is judged
/// where they did so since the presentation began: a window was resized or got another root, the script
/// set the bar itself, and, outside of what is presented, a stack, a selection or the children of a
/// container changed, or the bar was asked for again by another than a presentation or a dismissal.
struct StatusBarRestoredAfterDismiss: RuleChecker {
  static let id: RuleID = "status-bar-restored-after-dismiss"
  static let statement = """
    After a dismissal the status bar's owner, style and visibility are as before the presentation, \
    no later than the end callbacks.
    """
  static let clauses = [back, inTime]
  static let exceptions = [others, outdated, presentedBefore]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, setNeedsStatusBarAppearanceUpdate()"),
    .observed(["SB-04", "SB-07"]),
    .derived(
      from: "the reference: UIKit gives the bar back before the end callbacks of each dismissal"),
  ]
  static let remedy = """
    Give the status bar back while the dismissal runs, and ask for an update where its decider \
    changes.
    """
  static let needs: Set<SceneSense> = [.statusBar]
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .begin, .viewDidAppear, .viewDidDisappear, .end, .statusBar,
    .resize, .setRootViewController, .setStatusBarStyle, .setStatusBarHidden,
    .setNeedsStatusBarAppearanceUpdate, .select, .replace, .open, .close, .setSelectedIndex,
    .addChild, .removeFromParent, .willMove,
  ]

  private static let back = RuleClause(
    "back", "When a dismissal is over, owner, style and visibility are as before the presentation.")
  private static let inTime = RuleClause(
    "in-time", "They are so by the first of the dismissal's end callbacks.",
    remedy: "Give the status bar back while the dismissal runs, and not when it is over.",
    .sketched(because: "the faulty subjects that are late never give it back at all"))

  private static let others = RuleException(
    "others",
    "Nobody is judged where others changed what the bar has to look like since the presentation began.",
    guards: [
      .sketch("a stack within what is presented changes, and the status bar stays as it was there"),
      .sketch("a bar that is not given back, where the dismissal takes children in"),
      .sketch("a bar that is not given back, where another presentation ran when this one began"),
      .sketch(
        "a bar that is not given back, where others changed it under an earlier presentation"),
      .sketch("a bar that the subject itself has set for the application, and does not give back"),
    ])

  private static let outdated = RuleException(
    "outdated",
    """
    Where who decided the bar had gone before, or a container's child was exchanged and nobody asked since, \
    it is enough that nobody decides it who was presented.
    """,
    guards: [
      .sketch("a bar that is not given back to who was never told anything"),
      .sketch("a bar that is not given back to who was there, though in no window"),
      .sketch("a bar that is not given back to who was told that he goes, and lay in the window"),
      .sketch("a sheet goes on to decide the bar, which was out of date before it came"),
      .sketch("a bar that was asked for after an exchange is another one after a dismissal"),
    ])

  private static let presentedBefore = RuleException(
    "presented-before", "What was presented before the script acted is not judged.",
    guards: [
      .sketch("a bar that the second presentation does not give back, where one stood before")
    ])

  private(set) var record = Record()
  private var dismissals: NameMap<Dismissal> = [:]
  /// The presenters under whose presentations others may have changed how the bar has to look.
  private var disturbed: Set<Name> = []
  /// The presenters that presented when who decided the bar had gone already.
  private var outdated: Set<Name> = []
  /// Whether an app's container has shown something else since the bar was last asked for.
  private var isOverdue = false
  private var late: [Late] = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .begin: begin(entry, in: hierarchy)
    case .viewDidAppear, .viewDidDisappear: hear(entry, in: hierarchy)
    case .end: end(entry, in: hierarchy)
    case .statusBar:
      isOverdue = false
      convictLate(.event(entry.index))
    default:
      noteQuestions(entry, in: hierarchy)
      if let others = hierarchy.changers(ofStatusBar: entry) { disturb(others, in: hierarchy) }
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    disturbed.forget(name)
    outdated.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    convictLate(conclusion.isComplete ? .ending(.statusBar) : nil)
  }
}

extension StatusBarRestoredAfterDismiss {
  /// A dismissal that runs, and the look that it has to bring back.
  private struct Dismissal {
    let presenter: Name
    let presented: Name?
    let look: StatusBarState
    /// Whether who decided that look had gone already.
    let isOutdated: Bool
    /// Whether others may have changed how the bar has to look since the presentation began.
    var isDisturbed: Bool
    /// The first end callback that came before the look was back.
    var breach: Int?
  }

  /// A breach that still waits for its last line of evidence.
  private struct Late {
    let clause: RuleClause
    let statement: String
    let evidence: [Evidence]
  }

  private mutating func begin(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    convictLate(.event(entry.index))
    guard let name = entry.principal, let transition = hierarchy.transitions[name] else { return }
    dismissals[name] = nil
    // Who presents or dismisses has the bar asked for anew (SB-04).
    defer { if transition.isModal { isOverdue = false } }
    guard transition.isModal else { return disturb(transition.sides, in: hierarchy) }
    guard let presenter = transition.presenter,
      let presentation = hierarchy.presentations[presenter]
    else { return }
    guard transition.kind == .dismiss else {
      if presentation.transition == name {
        beginPresentation(by: presenter, in: hierarchy)
      }
      return
    }
    guard let look = presentation.lookBefore else { return }
    dismissals[name] = Dismissal(
      presenter: presenter, presented: transition.from, look: look,
      isOutdated: outdated.contains(presenter), isDisturbed: disturbed.contains(presenter))
  }

  // MARK: - Others

  /// A presentation begins; what changes already may end in another look.
  private mutating func beginPresentation(by presenter: Name, in hierarchy: HierarchyState) {
    disturbed.remove(presenter)
    outdated.remove(presenter)
    let isGone = hierarchy.look?.owner.map { hasLeft($0, hierarchy) } ?? false
    if isGone || isOverdue { outdated.insert(presenter) }
    let isChanging = hierarchy.running.contains {
      !$0.isModal && hierarchy.isOutside($0.sides, of: presenter)
    }
    if isChanging { disturbed.insert(presenter) }
  }

  /// Notes that an app's container shows something else, and that the bar is asked for.
  private mutating func noteQuestions(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .addChild, .select, .replace, .open, .close:
      // What is only made ready to be shown decides nothing yet.
      if let container = entry.principal, hierarchy.isAppsOwn(container),
        hierarchy.names.rootView(of: container).map(hierarchy.isInWindow) ?? false
      {
        isOverdue = true
      }
    case .setNeedsStatusBarAppearanceUpdate, .resize, .setRootViewController: isOverdue = false
    default: break
    }
  }

  /// Whether a controller was told that it did disappear, and is off screen.
  private func hasLeft(_ controller: Name, _ hierarchy: HierarchyState) -> Bool {
    hierarchy.phase(of: controller) == .gone && hierarchy.objects[controller].lastCallback != nil
      && !(hierarchy.names.rootView(of: controller).map(hierarchy.isInWindow) ?? false)
  }

  /// Whether the bar looks as it has to after a dismissal.
  private func isBack(_ dismissal: Dismissal, in hierarchy: HierarchyState) -> Bool {
    guard dismissal.isOutdated, let look = hierarchy.look else {
      return hierarchy.look == dismissal.look
    }
    let deciders = [look.owner, look.hider].compactMap { $0 }
    return hierarchy.isOutside(deciders, of: dismissal.presenter)
  }

  /// Notes that something happened to controllers, or to all where it names none.
  private mutating func disturb(_ controllers: [Name], in hierarchy: HierarchyState) {
    for presenter in hierarchy.presentations.keys
    where hierarchy.isOutside(controllers, of: presenter) {
      disturbed.insert(presenter)
    }
    for (name, dismissal) in dismissals
    where hierarchy.isOutside(controllers, of: dismissal.presenter) {
      dismissals[name]?.isDisturbed = true
    }
  }

  // MARK: - Ends

  private mutating func hear(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.principal, !dismissals.isEmpty else { return }
    for (name, dismissal) in dismissals {
      let isEndCallback =
        entry.topic == .viewDidAppear
        ? controller == dismissal.presenter : controller == dismissal.presented
      guard isEndCallback, dismissal.breach == nil, !isBack(dismissal, in: hierarchy)
      else { continue }
      dismissals[name]?.breach = entry.index
    }
  }

  private mutating func end(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let name = entry.principal, let dismissal = dismissals.removeValue(forKey: name),
      entry.flag == true, !dismissal.isDisturbed
    else { return }
    let isBack = isBack(dismissal, in: hierarchy)
    guard let breach = dismissal.breach ?? (isBack ? nil : entry.index) else {
      record.exercise()
      return
    }
    let names = hierarchy.names
    let before = "the status bar was \(dismissal.look.words(names)) before the presentation"
    let now = hierarchy.look?.words(names) ?? "unknown"
    let change = hierarchy.lookChange.flatMap { $0 > breach ? $0 : nil }
    let statement =
      isBack
      ? "\(before), and again only after the end callbacks of \(names.text(name))"
      : "\(before), and \(now) after \(names.text(name))"
    let found = Late(
      clause: isBack ? Self.inTime : Self.back,
      statement: statement,
      evidence: (hierarchy.transitions[name].map { [.event($0.begin)] } ?? []) + [.event(breach)]
        + (change.map { [.event($0)] } ?? []) + [.event(entry.index)])
    if isBack { convict(found, nil) } else { late.append(found) }
  }

  private mutating func convictLate(_ evidence: Evidence?) {
    for found in late { convict(found, evidence) }
    late = []
  }

  private mutating func convict(_ found: Late, _ evidence: Evidence?) {
    record.convict(found.clause, found.statement, found.evidence + [evidence])
  }
}
