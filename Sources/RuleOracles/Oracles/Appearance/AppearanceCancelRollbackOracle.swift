import AppearanceTrace
import ConformanceRules

/// Each side that heard of a start is taken back when its transition is given up.
enum AppearanceCancelRollbackOracle: RuleOracle {
  static let id: RuleID = "appearance-cancel-rollback"

  static func breaches(in history: History) -> [OracleFinding] {
    transitions(history) + switches(history)
  }

  private static func transitions(_ history: History) -> [OracleFinding] {
    history.ends.filter { !$0.end.isFinished }.flatMap { run, end in
      [(run.span.from, false), (run.span.to, true)].compactMap { side, isIncoming in
        side.flatMap { judge($0, isIncoming, run, end.place, history) }
      }
    }
  }

  private static func judge(
    _ side: String, _ isIncoming: Bool, _ run: TransitionRun, _ end: Int, _ history: History
  ) -> OracleFinding? {
    let anew = history.runs.first { $0.begin > run.begin && $0.sides.contains(side) }?.begin
    let limit = anew ?? history.events.count
    guard end < limit else { return nil }
    let next = restart(of: side, isIncoming, in: end..<limit, history) ?? anew
    guard next != nil || history.isComplete else { return nil }
    let story = run.begin..<(next ?? history.events.count)
    guard last(start(isIncoming), of: side, in: run.begin..<end, history) != nil else { return nil }
    return judge(side, isIncoming, story, end, history)
  }

  /// Those who move beside a container's own coordinator, until they do so again or set out anew.
  private static func switches(_ history: History) -> [OracleFinding] {
    let joins = history.calls([.animateAlongsideTransition])
    return joins.compactMap { place, call in
      guard let side = call.plainObject,
        let told = (0..<place).last(where: { isTold($0, side, history) })
      else { return nil }
      let isIncoming = history.isCall(told, [.viewWillAppear])
      guard isIncoming || history.isCall(told, [.viewWillDisappear]) else { return nil }
      let rejoins = joins.first { $0.place > place && $0.call.plainObject == side }?.place
      let outcome = history.calls([.alongsideCompletion]).first {
        $0.place > place && $0.call.plainObject == side
      }
      guard let outcome, outcome.call.flag("isCancelled") == true,
        outcome.place < rejoins ?? history.events.count
      else { return nil }
      let end = outcome.place
      let places = end..<(rejoins ?? history.events.count)
      let next = restart(of: side, isIncoming, in: places, history) ?? rejoins
      guard next != nil || history.isComplete else { return nil }
      let story = told..<(next ?? history.events.count)
      return judge(side, isIncoming, story, end, history)
    }
  }

  /// The first time that a side sets out again on the way that was given up.
  private static func restart(
    of side: String, _ isIncoming: Bool, in places: Range<Int>, _ history: History
  ) -> Int? {
    places.first {
      history.isCall($0, [start(isIncoming)], of: side) && !history.isDirect($0)
    }
  }

  private static func isTold(_ place: Int, _ side: String, _ history: History) -> Bool {
    let callbacks: Set<Call.Method> = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    return callbacks.contains { history.isCall(place, [$0], of: side) } && !history.isDirect(place)
  }

  private static func start(_ isIncoming: Bool) -> Call.Method {
    isIncoming ? .viewWillAppear : .viewWillDisappear
  }

  private static func last(
    _ method: Call.Method, of side: String, in story: Range<Int>, _ history: History
  ) -> Int? {
    story.last { history.isCall($0, [method], of: side) && !history.isDirect($0) }
  }

  /// What is wrong with how a side was told that it is taken back.
  private static func judge(
    _ side: String, _ isIncoming: Bool, _ story: Range<Int>, _ end: Int, _ history: History
  ) -> OracleFinding? {
    guard let began = last(start(isIncoming), of: side, in: story, history) else { return nil }
    let after = began..<story.upperBound
    if let wrong = last(
      isIncoming ? .viewDidAppear : .viewDidDisappear, of: side, in: after, history)
    {
      return .at(max(wrong, end), side)
    }
    let isBack =
      last(
        isIncoming ? .viewDidDisappear : .viewDidAppear, of: side, in: after, history) != nil
    return isBack ? nil : .atEnd(side)
  }
}
