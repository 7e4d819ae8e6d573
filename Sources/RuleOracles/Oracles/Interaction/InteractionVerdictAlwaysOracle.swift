import AppearanceTrace
import ConformanceRules

/// A transition that a finger started has a verdict, or its completion, when the fingers are gone; and
/// the verdict comes when they have just gone. What a finger drives that turns round does not go through.
enum InteractionVerdictAlwaysOracle: RuleOracle {
  static let id: RuleID = "interaction-verdict-always"

  static func breaches(in history: History) -> [OracleFinding] {
    missing(history) + untimely(history) + undriven(history) + TurnedFingers.breaches(in: history)
  }

  private static func missing(_ history: History) -> [OracleFinding] {
    let count = history.events.count
    guard history.isComplete, !history.isFingerDown(before: count) else { return [] }
    return history.runs.compactMap { run in
      let span = lines(about: run, history)
      let starts = history.calls([.startInteractiveTransition]).filter {
        $0.call.object == run.name && history.events[$0.place].mark == .crossing
          && span.contains($0.place)
      }
      guard let start = starts.last?.place, history.isPulled(at: start),
        !(start..<span.upperBound).contains(where: { isVerdict($0, on: run.name, history) }),
        history.verdict(of: run, before: count) == nil,
        history.completion(of: run, before: count) == nil
      else { return nil }
      return .at(max(start, history.lastFingerUp(before: count) ?? start), run.name)
    }
  }

  /// The lines in which a name stands for a transition: those of its round, and of the ones behind that in which
  /// no other one gets the name.
  private static func lines(about run: TransitionRun, _ history: History) -> Range<Int> {
    func round(before place: Int) -> Int? {
      (0..<place).last { earlier in
        guard case .round = history.events[earlier].action else { return false }
        return true
      }
    }
    let next = history.runs.first { $0.name == run.name && $0.begin > run.begin }
    let end =
      next.map { next in
        round(before: next.begin).flatMap { $0 > run.begin ? $0 : nil } ?? next.begin
      } ?? history.events.count
    return (round(before: run.begin) ?? 0)..<end
  }

  private static func isVerdict(_ place: Int, on name: String, _ history: History) -> Bool {
    history.isCall(
      place, [.finishInteractiveTransition, .cancelInteractiveTransition], of: name)
  }

  // MARK: - At the right time

  /// The verdicts that come too early or too late.
  private static func untimely(_ history: History) -> [OracleFinding] {
    history.calls([.finishInteractiveTransition, .cancelInteractiveTransition]).filter {
      place, call in
      guard history.isBySubject(place), history.run(call.receiver, at: place) != nil,
        let start = opening(of: call.receiver, before: place, history), history.isPulled(at: start)
      else { return false }
      return isEarly(place, start, history) || isLate(place, start, history)
        || isOfFingerTakenAway(place, call, start, history)
    }.map { .at($0.place, $0.call.receiver) }
  }

  /// The start or the pause that a verdict answers; none where another verdict has answered it.
  private static func opening(
    of name: String, before place: Int, _ history: History
  ) -> Int? {
    let begin = history.run(name, at: place).map { lines(about: $0, history).lowerBound } ?? 0
    let last = (begin..<place).last { earlier in
      isVerdict(earlier, on: name, history)
        || (history.isCall(earlier, [.startInteractiveTransition])
          && history.call(at: earlier)?.object == name && history.events[earlier].mark == .crossing)
        || (history.isCall(earlier, [.pauseInteractiveTransition], of: name)
          && history.isBySubject(earlier))
    }
    return last.flatMap { isVerdict($0, on: name, history) ? nil : $0 }
  }

  /// Whether the finger of the start is still down, and nothing happens.
  private static func isEarly(_ place: Int, _ start: Int, _ history: History) -> Bool {
    guard let finger = finger(at: start, history), isDown(finger, before: place, history) else {
      return false
    }
    let act = (0..<place).last { history.events[$0].mark == .script }
    return act.map { history.events[$0].time } != history.events[place].time
  }

  /// Whether more than a turn has passed since finger and start.
  private static func isLate(_ place: Int, _ start: Int, _ history: History) -> Bool {
    guard !history.isFingerDown(before: place), let up = history.lastFingerUp(before: place) else {
      return false
    }
    let last = max(history.events[start].time, history.events[up].time).microseconds
    return history.events[place].time.microseconds - last > TraceTime.frame
  }

  // MARK: - After a finger that the system took away

  /// Whether a verdict goes on with what the finger of the start was taken away from.
  private static func isOfFingerTakenAway(
    _ place: Int, _ verdict: Call, _ start: Int, _ history: History
  ) -> Bool {
    guard verdict.method == .finishInteractiveTransition,
      let up = loss(before: place, history)
    else { return false }
    return beginning(ofFingerThatGoesAt: up, history) == openingFinger(at: start, history)
  }

  /// The finger that a start belongs to: one that is down then, or that goes in the same instant.
  private static func openingFinger(at start: Int, _ history: History) -> Int? {
    if let finger = finger(at: start, history) { return finger }
    guard let up = history.lastFingerUp(before: start),
      history.events[up].time == history.events[start].time
    else { return nil }
    return beginning(ofFingerThatGoesAt: up, history)
  }

  private static func beginning(ofFingerThatGoesAt up: Int, _ history: History) -> Int? {
    history.call(at: up).flatMap { call in
      (0..<up).last { history.isCall($0, [.gestureBegan], of: call.receiver) }
    }
  }

  /// The line at which the system took the last finger away; none while one is down.
  private static func loss(before place: Int, _ history: History) -> Int? {
    guard !history.isFingerDown(before: place), let up = history.lastFingerUp(before: place),
      history.isCall(up, [.gestureCancelled])
    else { return nil }
    return up
  }

  /// What begins without a driver when the system has just taken the finger away.
  private static func undriven(_ history: History) -> [OracleFinding] {
    history.runs.filter { run in
      guard run.span.kind == .dismiss || run.span.kind == .pop, !run.span.isInteractive,
        let up = loss(before: run.begin, history)
      else { return false }
      return !(up + 1..<run.begin).contains { history.events[$0].mark == .script }
    }.map { .at($0.begin, $0.name) }
  }

  /// The beginning of the gesture that began last of those that go on.
  private static func finger(at place: Int, _ history: History) -> Int? {
    history.calls([.gestureBegan]).map(\.place).last {
      $0 < place && isDown($0, before: place, history)
    }
  }

  /// Whether a gesture goes on.
  private static func isDown(_ begin: Int, before place: Int, _ history: History) -> Bool {
    guard let receiver = history.call(at: begin)?.receiver else { return false }
    return !(begin + 1..<place).contains {
      history.isCall($0, History.comingAndGoing, of: receiver)
    }
  }
}
