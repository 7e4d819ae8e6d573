import AppearanceTrace

/// At rest a fresh question about the bar gets the answer that is shown.
enum StatusBarUpdateRequestedReference: ReferenceRule {
  static let id: RuleID = "status-bar-update-requested"

  static func breaches(in history: History) -> [Breach] {
    history.rest?.checkpoint.overdueStatusBar == nil ? [] : [.atEnd()]
  }
}
