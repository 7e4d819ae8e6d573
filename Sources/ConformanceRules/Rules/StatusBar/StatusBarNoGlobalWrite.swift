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
  static let level = Level.should
  static let authority: [Authority] = [
    .apple("UIApplication, statusBarStyle, deprecated"),
    .apple("UIWindow"),
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

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.isBySubject else { return }
    record.convict(
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
      convict("\(text) came for a while, and is still there", .view(text), in: hierarchy)
    } else if let key = finalState.keyWindow, key != hierarchy.baseline.keyWindow {
      let text = hierarchy.names.text(key)
      convict(
        "\(text) has become the key window, and is so still", .field(.key, text), in: hierarchy)
    } else if extra == nil, hierarchy.lastEnded != nil {
      record.exercise()
    }
  }

  private mutating func convict(
    _ statement: String, _ proof: Evidence.Line, in hierarchy: HierarchyState
  ) {
    let last = hierarchy.lastEnded.flatMap { hierarchy.transitions[$0] }
    record.convict(
      statement,
      [
        last.map { .event($0.begin) } ?? .baseline(.heading),
        hierarchy.lastEnd.map { .event($0) }, .ending(proof),
      ])
  }
}
