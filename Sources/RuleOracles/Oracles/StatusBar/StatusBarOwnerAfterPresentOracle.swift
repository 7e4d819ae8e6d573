import AppearanceTrace
import ConformanceRules

/// When a presentation has finished, the presented side decides the bar exactly if it is due to.
enum StatusBarOwnerAfterPresentOracle: RuleOracle {
  static let id: RuleID = "status-bar-owner-after-present"

  static func breaches(in history: History) -> [OracleFinding] {
    let finished = history.ends.filter { run, end in
      run.span.kind == .present && end.isFinished
        && history.standing(by: run.span.from, before: end.place) != nil
    }
    return finished.compactMap { run, end in
      let next = history.runs.first { $0.begin > end.place }?.begin
      let isLast = !finished.contains {
        $0.end.place > end.place && $0.end.place < next ?? history.events.count
      }
      guard isLast, let standing = history.standing(by: run.span.from, before: end.place),
        let isDue = isDue(
          standing,
          covers: history.contract.coversStatusBar
            && history.isSubjects(run, before: end.place), history)
      else { return nil }
      if let next {
        guard let owner = history.look(before: next)?.owner else { return nil }
        let isIn = history.isController(owner, within: standing.presented, before: next)
        let isLegal = isIn == isDue || isDue && isMirrored(by: owner, run, standing, next, history)
        return isLegal ? nil : .at(next, standing.presented)
      }
      guard let finalState = history.finalState, let owner = finalState.checkpoint.statusBar?.owner
      else {
        return nil
      }
      let isIn =
        history.isController(owner, within: standing.presented, before: history.events.count)
        || isChild(owner, of: standing.presented, finalState)
      let isLegal =
        isIn == isDue
        || isDue && isMirrored(by: owner, run, standing, history.events.count, history)
      return isLegal ? nil : .atEnd(standing.presented)
    }
  }

  /// Whether the bar got another look after a presentation began, from a controller in another window.
  private static func isMirrored(
    by owner: String, _ run: TransitionRun, _ standing: StandingPresentation, _ place: Int,
    _ history: History
  ) -> Bool {
    let windows = [owner, standing.presented].map { controller in
      history.path(from: history.rootView(of: controller), before: place).last(
        where: history.isWindow)
    }
    guard let front = windows[0], let window = windows[1], front != window else { return false }
    return (run.begin + 1..<place).contains { later in
      guard case .statusBar = history.events[later].action else { return false }
      return true
    }
  }

  /// Whether the presented controller has to decide; none where it may and need not.
  ///
  /// - Parameter covers: Whether the contract says that it covers the bar.
  private static func isDue(
    _ standing: StandingPresentation, covers: Bool, _ history: History
  ) -> Bool? {
    if standing.run?.span.style == "fullScreen" || covers { return true }
    guard let run = standing.run, run.span.style != nil else { return nil }
    let last = history.runs.last { earlier in
      earlier.begin < run.begin && earlier.span.kind == .present
        && earlier.span.to == standing.presented && earlier.span.from != nil
    }
    let request = history.calls([.present]).last { place, call in
      place < run.begin && place > last?.begin ?? -1 && call.object == standing.presented
    }
    return request.map { $0.call.flag("capturesStatusBar") ?? false }
  }

  /// Whether a controller is a child of another one at rest, or one of its children's.
  private static func isChild(
    _ controller: String, of parent: String, _ finalState: SettledHierarchy
  ) -> Bool {
    var line = [controller]
    while let last = line.last, let next = finalState.parent(of: last), !line.contains(next) {
      line.append(next)
    }
    return line.contains(parent)
  }
}
