import AppearanceTrace

/// The subject calls no setter of the application, and leaves no window behind.
enum StatusBarNoGlobalWriteReference: ReferenceRule {
  static let id: RuleID = "status-bar-no-global-write"

  static func breaches(in history: History) -> [Breach] {
    let writes = history.calls([.setStatusBarStyle, .setStatusBarHidden])
      .filter { history.isBySubject($0.place) }
      .map { Breach.at($0.place) }
    let before = history.baseline.checkpoint.tree.map(\.name)
    let extra = history.rest?.checkpoint.tree.map(\.name).first { !before.contains($0) }
    guard let extra, !before.isEmpty, history.isWindow(extra) else { return writes }
    return writes + [.atEnd(extra)]
  }
}
