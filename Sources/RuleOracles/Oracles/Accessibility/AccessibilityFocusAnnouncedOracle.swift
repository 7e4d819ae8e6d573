import AppearanceTrace
import ConformanceRules

/// A new screen that the subject announces too early, after it was given up, or again, is a breach.
enum AccessibilityFocusAnnouncedOracle: RuleOracle {
  static let id: RuleID = "accessibility-focus-announced"

  static func breaches(in history: History) -> [OracleFinding] {
    announcements(history).compactMap { place in
      guard let run = run(at: place, history) else { return nil }
      let isOdd = isEarly(place, run, history) || isTakenBack(run, at: place, history)
      return isOdd || isRepeated(place, run, history) ? .at(place, run.name) : nil
    }
  }

  private static func announcements(_ history: History) -> [Int] {
    history.calls([.post]).filter { place, call in
      history.isBySubject(place) && call.object == "screenChanged"
    }.map(\.place)
  }

  /// The transition that an announcement is about.
  private static func run(at place: Int, _ history: History) -> TransitionRun? {
    if let run = history.open(at: place).last { return run }
    guard let last = history.ends.last(where: { $0.end.place < place }) else { return nil }
    let isOver = (last.end.place..<place).contains { history.events[$0].mark == .script }
    return isOver ? nil : last.run
  }

  private static func isTakenBack(_ run: TransitionRun, at place: Int, _ history: History) -> Bool {
    let end = history.end(of: run).flatMap { $0.place < place ? $0 : nil }
    return history.completion(of: run, before: place)?.flag == false || end?.isFinished == false
  }

  private static func isEarly(_ place: Int, _ run: TransitionRun, _ history: History) -> Bool {
    guard !history.hasEnded(run, before: place), !isTakenBack(run, at: place, history) else {
      return false
    }
    let completion = history.completion(of: run, before: place)
    if completion == nil, run.isAnimated { return true }
    let isTold = ((completion?.place ?? run.begin) + 1..<place).contains {
      history.isCall($0, [.presentationTransitionDidEnd, .dismissalTransitionDidEnd])
    }
    let phase = run.span.to.flatMap { history.phase(of: $0, before: place) }
    return phase == .appearing && !isTold
  }

  /// Whether the screen was announced in time before, and nothing began since.
  private static func isRepeated(_ place: Int, _ run: TransitionRun, _ history: History) -> Bool {
    announcements(history).contains { earlier in
      earlier < place && earlier > run.begin && self.run(at: earlier, history) == run
        && !isEarly(earlier, run, history) && !isTakenBack(run, at: earlier, history)
        && !history.runs.contains { $0.begin > earlier && $0.begin < place }
    }
  }
}
