import AppearanceTrace

/// Nobody writes the status bar of the whole application.
///
/// Condition: no call of the application's setters by the subject; and at rest there is no window
/// more than before, and the key window is the same. Where such a window has become the key window,
/// too, that is one finding. A window that was there before the script acted may go, and hand the key
/// back to the main one: a message that was up may have gone in time.
struct StatusBarNoGlobalWrite: Machine {
  static let id: RuleID = "status-bar-no-global-write"
  static let statement = """
    Transitions do not write the status bar of the whole application, and keep no window of \
    their own that decides it.
    """
  static let level = Level.should
  static let authority = """
    Apple: UIApplication, statusBarStyle, deprecated; UIWindow
    """
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

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard moment.isBySubject else { return }
    record.convict(
      "the status bar of the whole application was written",
      [
        situation.latestRunning.map { .event($0.begin) } ?? .baseline(.statusBar),
        .event(moment.index),
      ])
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    let before = situation.baseline.subviews(of: nil)
    let extra = rest.subviews(of: nil).first { !before.contains($0) }
    if let extra, situation.isWindow(extra), !before.isEmpty {
      let text = situation.names.text(extra)
      convict("\(text) came for a while, and is still there", .view(text), in: situation)
    } else if let key = rest.keyWindow, key != situation.baseline.keyWindow {
      let text = situation.names.text(key)
      convict(
        "\(text) has become the key window, and is so still", .field(.key, text), in: situation)
    } else if extra == nil, situation.lastEnded != nil {
      record.exercise()
    }
  }

  private mutating func convict(
    _ statement: String, _ proof: Evidence.Line, in situation: Situation
  ) {
    let last = situation.lastEnded.flatMap { situation.transitions[$0] }
    record.convict(
      statement,
      [
        last.map { .event($0.begin) } ?? .baseline(.heading),
        situation.lastEnd.map { .event($0) }, .ending(proof),
      ])
  }
}
