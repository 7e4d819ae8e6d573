import AppearanceTrace
import ConformanceRules

/// Fingers that drive transitions farther or less far than those before them, or begin nothing any more.
enum ComparedPulls {
  private static let tolerance = 0.15

  static func breaches(in history: History) -> [OracleFinding] {
    let driven = history.pulls.filter(\.run.span.isInteractive)
    let missing = history.calls([.gestureBegan]).compactMap { place, call in
      end(ofIdle: place, on: call.receiver, history).map { OracleFinding.at($0) }
    }
    return driven.compactMap { excess(of: $0, history).map { .at($0) } }
      + driven.compactMap { shortfall(of: $0, history).map { .at($0) } } + missing
  }

  // MARK: - How far they drive

  /// Where a transition is first told that it is farther than the one before it was with the finger as far out.
  private static func excess(of pull: Pull, _ history: History) -> Int? {
    guard let way = way(before: pull, history) else { return nil }
    return history.tellings(of: pull).first { telling in
      progress(of: way, at: telling.distance).map { telling.progress - $0 > tolerance } ?? false
    }?.place
  }

  /// Where a finger goes that has driven less far than the one before it did when that was as far out.
  private static func shortfall(of pull: Pull, _ history: History) -> Int? {
    let next = (pull.run.begin..<history.events.count).first {
      history.isCall($0, History.comingAndGoing, of: pull.receiver)
    }
    guard let lift = next, !history.isCall(lift, [.gestureBegan]),
      history.isAlone(pull.finger, before: lift),
      history.lastDriven(on: pull.receiver, before: lift)?.run == pull.run,
      history.verdict(of: pull.run, before: lift) == nil, excess(of: pull, history) == nil,
      let way = way(before: pull, history), let farthest = way.last,
      let distance = history.distance(from: pull.finger, before: lift)
    else { return nil }
    let least =
      distance > farthest.distance ? farthest.progress : progress(of: way, at: distance) ?? 0
    let told = (pull.run.begin..<lift).last {
      history.isCall($0, [.updateInteractiveTransition], of: pull.run.name)
        && history.call(at: $0)?.number(nil) != nil
    }
    let reached = told.flatMap { history.call(at: $0)?.number(nil) } ?? 0
    return least - reached > tolerance ? lift : nil
  }

  /// The way of the last finger that did the same as one that drives a transition.
  private static func way(before pull: Pull, _ history: History) -> [Pull.Telling]? {
    let last = history.lastDriven(on: pull.receiver, before: pull.run.begin)
    guard let last, last.finger != pull.finger, last.run.span.kind == pull.run.span.kind,
      history.isSameWay(last.finger, pull.finger)
    else { return nil }
    return way(of: last, history)
  }

  /// What was told of a transition on the way out; it begins with no progress.
  private static func way(of pull: Pull, _ history: History) -> [Pull.Telling]? {
    guard history.isAlone(pull.finger, before: pull.run.begin),
      let onset = history.distance(from: pull.finger, before: pull.run.begin)
    else { return nil }
    let tellings = history.tellings(of: pull).filter(\.progress.isFinite)
    let begin = Pull.Telling(place: pull.run.begin, distance: onset, progress: 0)
    return [begin]
      + tellings.filter { telling in
        telling.distance > onset
          && tellings.allSatisfy { $0.place >= telling.place || $0.distance < telling.distance }
      }
  }

  /// How far a transition was with the finger at a distance; none beyond the ends of its way.
  private static func progress(of way: [Pull.Telling], at distance: Double) -> Double? {
    if let start = way.first, start.distance == distance { return start.progress }
    return zip(way, way.dropFirst()).first { $0.distance < distance && distance <= $1.distance }
      .map { near, far in
        let part = (distance - near.distance) / (far.distance - near.distance)
        return near.progress + part * (far.progress - near.progress)
      }
  }

  // MARK: - That they begin something

  /// Where a finger goes that began nothing, though it went as far as the one before it that began something.
  private static func end(ofIdle begin: Int, on receiver: String, _ history: History) -> Int? {
    guard let pull = history.lastDriven(on: receiver, before: begin),
      history.isSameWay(pull.finger, begin), let onset = way(of: pull, history)?.first?.distance,
      history.open(at: begin).isEmpty, !history.isFingerDown(before: begin),
      hasComeToNothing(pull, before: begin, history),
      !(pull.run.begin..<begin).contains(where: { isOtherAct($0, history) })
    else { return nil }
    let next = (begin + 1..<history.events.count).first {
      isBegin($0, history) || history.isCall($0, [.gestureBegan])
    }
    guard next.map({ !isBegin($0, history) }) ?? history.isComplete else { return nil }
    let lift = (begin + 1..<(next ?? history.events.count)).first {
      history.isCall($0, [.gestureEnded, .gestureCancelled], of: receiver)
    }
    guard let lift, history.isCall(lift, [.gestureEnded]),
      let distance = history.distance(from: begin, before: lift), distance >= onset
    else { return nil }
    return lift
  }

  /// Whether a driven transition was given up by the last finger that has gone, or has gone through and was taken
  /// back.
  private static func hasComeToNothing(
    _ pull: Pull, before place: Int, _ history: History
  ) -> Bool {
    guard history.verdict(of: pull.run, before: place) != nil,
      let end = history.end(of: pull.run), end.place < place
    else { return false }
    guard end.isFinished else {
      return history.lastFingerUp(before: place).map { up in
        history.isCall(up, History.comingAndGoing, of: pull.receiver)
          && history.isDown(pull.finger, at: up)
      } ?? false
    }
    let last = history.ends.last { $0.end.place < place }
    guard pull.run.span.kind == .present, let last, last.end.isFinished,
      last.run.span.kind == .dismiss, last.run.presenter == pull.run.presenter
    else { return false }
    return last.run.span.from == pull.run.span.to
      && history.standing(by: pull.run.presenter, before: place) == nil
  }

  private static func isBegin(_ place: Int, _ history: History) -> Bool {
    if case .begin = history.events[place].action { true } else { false }
  }

  /// Whether the script does something beside fingers.
  private static func isOtherAct(_ place: Int, _ history: History) -> Bool {
    history.events[place].mark == .script
      && !history.isCall(place, History.comingAndGoing + [.gestureMoved])
  }
}
