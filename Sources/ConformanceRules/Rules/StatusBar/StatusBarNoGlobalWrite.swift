import AppearanceTrace

/// Nobody writes the status bar of the whole application.
///
/// Condition: no call of the application's setters by the subject; and at rest there is no window
/// more than before, and the key window is the same. Where such a window has become the key window,
/// too, that is one finding. A window that was there before the script acted may go, and hand the key
/// back to the main one: a message that was up may have gone in time.
struct StatusBarNoGlobalWrite: RuleChecker {
  static let id: RuleID = "status-bar-no-global-write"
  static let statement = """
    Transitions do not write the status bar of the whole application, and keep no window of \
    their own that decides it.
    """
  static let clauses = [setters, window, keyWindow]
  static let exceptions = [endedWindow]
  static let level = Level.should
  static let authority: [Authority] = [
    .apple("UIApplication, setStatusBarStyle(_:animated:), deprecated in iOS 9"),
    .observed(["SB-08"]),
    .derived(
      from:
        "UIWindow, rootViewController: the controller of the frontmost window that covers the bar"
        + " decides it, so a window that stays keeps deciding"),
  ]
  static let remedy = """
    Let controllers decide the status bar, and hide and release your helper window when its \
    message is gone.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .setStatusBarStyle, .setStatusBarHidden,
  ]
  static let judgesRest = true

  private static let setters = RuleClause(
    "setters", "The application's setters of the status bar are not called.",
    remedy: "Let controllers decide the status bar, by preferredStatusBarStyle and its kin.")
  private static let window = RuleClause(
    "window", "At rest there is no window more than before.",
    remedy: "Hide and release your helper window when its message is gone.")
  private static let keyWindow = RuleClause(
    "key-window", "At rest the key window is the one from before.",
    remedy: "Make the app's window the key window again when your own goes.",
    .sketched(because: "a helper window that goes hands the key back by itself"))

  private static let endedWindow = RuleException(
    "ended-window",
    "A window that was there before the script acted may go, and hand the key back to the main one.",
    guards: [
      .sketch("a window that has become the key window"),
      .sketch("a window of before that has taken the key from another"),
      .sketch("a window that has come where another one has gone"),
    ])

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.isBySubject else { return }
    record.convict(
      Self.setters,
      "the status bar of the whole application was written",
      [
        hierarchy.latestRunning.map { .event($0.begin) } ?? .baseline(.statusBar),
        .event(entry.index),
      ])
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    let before = hierarchy.baseline.subviews(of: nil)
    let extra = finalState.subviews(of: nil).first { !before.contains($0) }
    if let extra, hierarchy.isWindow(extra), !before.isEmpty {
      let text = hierarchy.names.text(extra)
      convict(
        Self.window, "\(text) came for a while, and is still there", .view(text), in: hierarchy)
    } else if let key = finalState.keyWindow, key != hierarchy.baseline.keyWindow {
      let text = hierarchy.names.text(key)
      convict(
        Self.keyWindow,
        "\(text) has become the key window, and is so still", .field(.key, text), in: hierarchy)
    } else if extra == nil, hierarchy.lastEnded != nil {
      record.exercise()
    }
  }

  private mutating func convict(
    _ clause: RuleClause, _ statement: String, _ proof: Evidence.Line, in hierarchy: HierarchyState
  ) {
    let last = hierarchy.lastEnded.flatMap { hierarchy.transitions[$0] }
    record.convict(
      clause, statement,
      [
        last.map { .event($0.begin) } ?? .baseline(.heading),
        hierarchy.lastEnd.map { .event($0) }, .ending(proof),
      ])
  }
}
