import AppearanceTrace

/// The subject calls no setter of the application, leaves no window behind, and hands the key back.
enum StatusBarNoGlobalWriteReference: ReferenceRule {
  static let id: RuleID = "status-bar-no-global-write"

  static func breaches(in history: History) -> [Breach] {
    let writes = history.calls([.setStatusBarStyle, .setStatusBarHidden])
      .filter { history.isBySubject($0.place) }
      .map { Breach.at($0.place) }
    let before = history.baseline.checkpoint.tree.map(\.name)
    let extra = history.rest?.checkpoint.tree.map(\.name).first { !before.contains($0) }
    if let extra, !before.isEmpty, history.isWindow(extra) { return writes + [.atEnd(extra)] }
    guard let key = history.rest?.checkpoint.keyWindow,
      key != history.baseline.checkpoint.keyWindow
    else { return writes }
    return writes + [.atEnd(key)]
  }
}
