import AppearanceTrace

/// Where the last transition was given up, the bar looks as it did before.
enum StatusBarRollbackOnCancelReference: ReferenceRule {
  static let id: RuleID = "status-bar-rollback-on-cancel"

  static func breaches(in history: History) -> [Breach] {
    guard let look = history.rest?.checkpoint.statusBar, let last = history.ends.last,
      !last.end.isFinished, !history.runs.contains(where: { $0.begin > last.end.place })
    else { return [] }
    let start = history.baseline.checkpoint.statusBar
    let finger = (0..<last.run.begin).last { history.isCall($0, [.gestureBegan]) }
    let grip = last.run.span.isInteractive ? finger.flatMap { history.look(before: $0) } : nil
    guard let before = grip ?? history.look(before: last.run.begin) ?? start else { return [] }
    return look == before || look == start ? [] : [.atEnd(last.run.name)]
  }
}
