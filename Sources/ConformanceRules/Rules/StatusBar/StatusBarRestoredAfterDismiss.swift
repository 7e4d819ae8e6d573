import AppearanceTrace

/// After a dismissal the status bar is as it was before the presentation.
///
/// Condition: who decides the bar, its style and whether it is hidden are, when the dismissal's end
/// callbacks come, as they were when the presentation began. The first of these counts as the end
/// callbacks: the presenter's did-appear and the presented controller's did-disappear in the
/// dismissal, its end, and the completion that the caller handed over. What was presented before
/// the script acted is not judged. That the first of them sets the limit is inferred.
///
/// Where who decided the bar had been told before that he did disappear, and was off screen, somebody had
/// forgotten to ask for an update, which is another rule's affair: then it is enough that nobody decides
/// it any more who stood on the presenter.
///
/// Others may change what the bar has to look like while something is presented, and nobody is judged
/// where they did so since the presentation began: a window was resized or got another root, the script
/// set the bar itself, and, outside of what is presented, a stack, a selection or the children of a
/// container changed, or the bar was asked for again by another than a presentation or a dismissal.
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
    .resize, .setRootViewController, .setStatusBarStyle, .setStatusBarHidden,
    .setNeedsStatusBarAppearanceUpdate, .select, .replace, .open, .close, .addChild,
    .removeFromParent,
  ]

  private(set) var record = Record()
  private var dismissals: ByName<Dismissal> = [:]
  /// The presenters under whose presentations others may have changed how the bar has to look.
  private var disturbed: Set<Name> = []
  /// The presenters that presented when who decided the bar had gone already.
  private var outdated: Set<Name> = []
  private var late: [Late] = []

  mutating func observe(_ moment: Moment, in situation: Situation) {
    switch moment.topic {
    case .begin: begin(moment, in: situation)
    case .viewDidAppear, .viewDidDisappear: hear(moment, in: situation)
    case .end: end(moment, in: situation)
    case .statusBar: convictLate(.event(moment.index))
    default: change(moment, in: situation)
    }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    disturbed.forget(name)
    outdated.forget(name)
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
    /// Whether who decided that look had gone already.
    let isOutdated: Bool
    /// Whether others may have changed how the bar has to look since the presentation began.
    var isDisturbed: Bool
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
    guard transition.isModal else { return disturb(transition.sides, in: situation) }
    guard let presenter = transition.presenter,
      let presentation = situation.presentations[presenter]
    else { return }
    guard transition.kind == .dismiss else {
      if presentation.transition == name {
        beginPresentation(by: presenter, in: situation)
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
  private mutating func beginPresentation(by presenter: Name, in situation: Situation) {
    disturbed.remove(presenter)
    outdated.remove(presenter)
    if let owner = situation.look?.owner, hasLeft(owner, situation) { outdated.insert(presenter) }
    let isChanging = situation.running.contains {
      !$0.isModal && isOutside($0.sides, of: presenter, in: situation)
    }
    if isChanging { disturbed.insert(presenter) }
  }

  /// Whether a controller was told that it did disappear, and is off screen.
  private func hasLeft(_ controller: Name, _ situation: Situation) -> Bool {
    situation.phase(of: controller) == .gone && situation.objects[controller].lastCallback != nil
      && !(situation.names.rootView(of: controller).map(situation.isInWindow) ?? false)
  }

  /// Whether the bar looks as it has to after a dismissal.
  private func isBack(_ dismissal: Dismissal, in situation: Situation) -> Bool {
    guard dismissal.isOutdated, let look = situation.look else {
      return situation.look == dismissal.look
    }
    let deciders = [look.owner, look.hider].compactMap { $0 }
    return isOutside(deciders, of: dismissal.presenter, in: situation)
  }

  /// Takes a call after which the bar may have to look otherwise.
  private mutating func change(_ moment: Moment, in situation: Situation) {
    switch moment.topic {
    case .setStatusBarStyle, .setStatusBarHidden:
      if moment.mark == .script { disturb([], in: situation) }
    case .setNeedsStatusBarAppearanceUpdate:
      let cause = moment.cause.flatMap { situation.transitions[$0] }
      guard cause?.isModal != true, let owner = moment.subject else { return }
      disturb([owner], in: situation)
    case .select, .replace, .open, .close:
      if let container = moment.subject { disturb([container], in: situation) }
    case .addChild, .removeFromParent:
      guard moment.cause == nil, let controller = moment.subject else { return }
      disturb([controller], in: situation)
    default: disturb([], in: situation)
    }
  }

  /// Notes that something happened to controllers, or to all where it names none.
  private mutating func disturb(_ controllers: [Name], in situation: Situation) {
    for presenter in situation.presentations.keys
    where isOutside(controllers, of: presenter, in: situation) {
      disturbed.insert(presenter)
    }
    for (name, dismissal) in dismissals
    where isOutside(controllers, of: dismissal.presenter, in: situation) {
      dismissals[name]?.isDisturbed = true
    }
  }

  /// Whether none of some controllers belongs to what stands on a presenter.
  private func isOutside(
    _ controllers: [Name], of presenter: Name, in situation: Situation
  ) -> Bool {
    let standing = situation.chain(from: presenter).dropFirst()
    return !controllers.contains { controller in
      standing.contains { situation.isController(controller, within: $0) }
    }
  }

  // MARK: - Ends

  private mutating func hear(_ moment: Moment, in situation: Situation) {
    guard let controller = moment.subject, !dismissals.isEmpty else { return }
    for (name, dismissal) in dismissals {
      let isEndCallback =
        moment.topic == .viewDidAppear
        ? controller == dismissal.presenter : controller == dismissal.presented
      guard isEndCallback, dismissal.breach == nil, !isBack(dismissal, in: situation)
      else { continue }
      dismissals[name]?.breach = moment.index
    }
  }

  private mutating func end(_ moment: Moment, in situation: Situation) {
    guard let name = moment.subject, let dismissal = dismissals.removeValue(forKey: name),
      moment.flag == true, !dismissal.isDisturbed
    else { return }
    let isBack = isBack(dismissal, in: situation)
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
