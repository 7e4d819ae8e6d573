import AppearanceTrace

/// Each side that heard of a start is taken back when its transition is given up.
enum AppearanceCancelRollbackReference: ReferenceRule {
  static let id: RuleID = "appearance-cancel-rollback"

  static func breaches(in history: History) -> [Breach] {
    history.ends.filter { !$0.end.isFinished }.flatMap { run, end in
      [(run.span.from, false), (run.span.to, true)].compactMap { side, isIncoming in
        side.flatMap { judge($0, isIncoming, run, end.place, history) }
      }
    }
  }

  private static func judge(
    _ side: String, _ isIncoming: Bool, _ run: Run, _ end: Int, _ history: History
  ) -> Breach? {
    let next = history.runs.first { $0.begin > run.begin && $0.sides.contains(side) }?.begin
    guard end < next ?? history.events.count, next != nil || history.isComplete else { return nil }
    let story = run.begin..<(next ?? history.events.count)
    func last(_ method: Call.Method, in story: Range<Int>) -> Int? {
      story.last { history.isCall($0, [method], of: side) && !history.isDirect($0) }
    }
    let start: Call.Method = isIncoming ? .viewWillAppear : .viewWillDisappear
    guard last(start, in: run.begin..<end) != nil, let began = last(start, in: story) else {
      return nil
    }
    let after = began..<story.upperBound
    if let wrong = last(isIncoming ? .viewDidAppear : .viewDidDisappear, in: after) {
      return .at(max(wrong, end), side)
    }
    let isBack = last(isIncoming ? .viewDidDisappear : .viewDidAppear, in: after) != nil
    return isBack ? nil : .atEnd(side)
  }
}
