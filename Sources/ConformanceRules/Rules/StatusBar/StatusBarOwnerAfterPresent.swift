import AppearanceTrace

/// After a presentation the right controller decides the status bar.
///
/// Condition: when a presentation has finished, and before another transition begins, the presented
/// controller decides the status bar exactly if its style is full screen, or its request captures
/// the status bar (SB-04, SB-05), or its contract says that it covers the bar. A child of the
/// presented controller decides in its stead (SB-01). Where no line shows the request, the
/// presented controller may decide and need not.
///
/// Legal: a root of another window, in front of all, that decides the bar and has given it another look since the
/// presentation began: it shows what the presented controller wants.
///
/// The contract speaks of what the subject presents: of presentations in which its animator, driver,
/// delegate or presentation controller has taken part. An alert of the system's covers what it likes.
struct StatusBarOwnerAfterPresent: RuleChecker {
  static let id: RuleID = "status-bar-owner-after-present"
  static let statement = """
    After a full-screen presentation the presented controller decides the status bar; after any \
    other it does so exactly if it captures the status bar, and what covers the bar captures it.
    """
  static let clauses = [due, undue, inFront]
  static let exceptions = [unknownRequest, othersPresentations, windowInFront]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, modalPresentationCapturesStatusBarAppearance"),
    .observed(["SB-04", "SB-05"]),
  ]
  static let remedy = """
    Set modalPresentationCapturesStatusBarAppearance on a controller that covers the status bar.
    """
  static let needs: Set<SceneSense> = [.statusBar]
  static let specificity = Specificity.state
  static let topics: [Topic] = [.begin, .end]
  static let judgesRest = true

  private static let due = RuleClause(
    "due", "What covers the bar, by style, request or contract, decides it when it has come.")
  private static let undue = RuleClause(
    "undue", "What neither covers the bar nor asks for it does not decide it.",
    remedy: "Leave the status bar to the presenter, where what is presented does not cover it.",
    .sketched(because: "UIKit asks nobody else; only what writes a trace by other means breaks it"))

  private static let inFront = RuleClause(
    "in-front",
    "Who decides the bar in a window in front lets it look as what covers it below wants.",
    remedy: """
      Let the root of a window in front answer for the status bar what the app below it answers, and ask for \
      an update when something is presented there.
      """)

  private static let unknownRequest = RuleException(
    "unknown-request",
    "Where no line shows the request, what is presented may decide and need not.",
    guards: [.subject("faulty/status-bar-not-captured")])

  private static let othersPresentations = RuleException(
    "others-presentations",
    "The contract speaks of what the subject presents, and of nothing else.",
    guards: [.subject("faulty/status-bar-not-captured")])

  private static let windowInFront = RuleException(
    "window-in-front",
    "Who decides the bar in a window in front may go on doing so, and give it another look.",
    guards: [
      .subject("faulty/banner-keeps-bar"),
      .sketch("a window in front that changes the bar before a presentation, not with it"),
      .sketch("a presenter that changes the bar's look when what covers it has come"),
    ])

  private(set) var record = Record()
  private var waiting: Waiting?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.topic == .begin {
      guard waiting != nil else { return }
      judge(hierarchy.look, .event(entry.index), in: hierarchy) {
        hierarchy.isController($0, within: $1)
      }
      return
    }
    guard entry.flag == true,
      let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      transition.kind == .present, let presenter = transition.from,
      let presentation = hierarchy.presentations[presenter]
    else { return }
    waiting = Waiting(
      presentation: presentation,
      isCausedBySubject: hierarchy.participants[transition.name]?.isCausedBySubject ?? false,
      begin: transition.begin, end: entry.index)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    // What is asked of the hierarchy below gets a copy of it.
    guard waiting != nil, let finalState = conclusion.finalState else { return }
    judge(finalState.look, .ending(.statusBar), in: hierarchy) { controller, presented in
      if controller == presented || hierarchy.isController(controller, within: presented) {
        return true
      }
      var current = finalState.parent(of: controller)
      var steps = 0
      while let parent = current, steps < finalState.views.count + 256 {
        if parent == presented { return true }
        current = finalState.parent(of: parent)
        steps += 1
      }
      return false
    }
  }
}

extension StatusBarOwnerAfterPresent {
  /// A presentation that has finished and is to be judged at the next chance.
  private struct Waiting {
    let presentation: PresentationState
    /// Whether the subject had a hand in it.
    let isCausedBySubject: Bool
    let begin: Int
    let end: Int
  }

  private mutating func judge(
    _ look: StatusBarState?, _ last: Evidence, in hierarchy: HierarchyState,
    isWithin: (Name, Name) -> Bool
  ) {
    guard let waiting else { return }
    self.waiting = nil
    guard let owner = look?.owner, let isDue = isDue(waiting, in: hierarchy)
    else { return }
    let presented = waiting.presentation.presented
    let isOwner = isWithin(owner, presented)
    guard isOwner != isDue, !(isDue && isMirrored(by: owner, waiting, in: hierarchy)) else {
      record.exercise()
      return
    }
    let name = hierarchy.names.text(presented)
    let other = hierarchy.names.text(owner)
    let isInFront = isDue && isInOtherWindow(owner, waiting, in: hierarchy)
    let change = hierarchy.lookChange.flatMap { $0 > waiting.begin ? $0 : nil }
    record.convict(
      isInFront ? Self.inFront : isDue ? Self.due : Self.undue,
      isInFront
        ? "\(name) was presented, and \(other) decides the status bar in a window in front, as it did before"
        : isDue
          ? "\(name) was presented, and \(other) still decides the status bar"
          : "\(name) decides the status bar, and neither its style nor its request asks for that",
      [change.map { .event($0) }, .event(waiting.end), last])
  }

  /// Whether a controller in another window has given the bar another look since the presentation began.
  private func isMirrored(
    by owner: Name, _ waiting: Waiting, in hierarchy: HierarchyState
  ) -> Bool {
    guard let change = hierarchy.lookChange, change > waiting.begin else { return false }
    return isInOtherWindow(owner, waiting, in: hierarchy)
  }

  /// Whether a controller lies in another window than what was presented.
  private func isInOtherWindow(
    _ owner: Name, _ waiting: Waiting, in hierarchy: HierarchyState
  ) -> Bool {
    guard let front = window(of: owner, in: hierarchy),
      let window = window(of: waiting.presentation.presented, in: hierarchy)
    else { return false }
    return front != window
  }

  private func window(of controller: Name, in hierarchy: HierarchyState) -> Name? {
    hierarchy.names.rootView(of: controller).flatMap(hierarchy.window)
  }

  /// Whether the presented controller has to decide; none where it may and need not.
  private mutating func isDue(
    _ waiting: Waiting, in hierarchy: HierarchyState
  ) -> Bool? {
    let presentation = waiting.presentation
    if presentation.style == "fullScreen" { return true }
    if waiting.isCausedBySubject, hierarchy.contract.coversStatusBar {
      record.rely(on: .coversStatusBar)
      return true
    }
    return presentation.style == nil ? nil : presentation.capturesStatusBar
  }
}
