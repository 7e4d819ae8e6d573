import AppearanceTrace
import ConformanceRules

/// Fingers that lift where they came down, or behind that, and what they began before goes through.
enum TurnedFingers {
  private static let nearness = 5.0
  private static let following = 0.75

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.gestureBegan]).compactMap { place, call in
      guard let lift = lift(of: call.receiver, after: place, history),
        let advance = history.advance(from: place, before: lift), advance <= nearness
      else { return nil }
      let reach = reach(after: lift, history)
      return (finished(place, lift, history) + arrived(place, lift, history))
        .filter { reach.contains($0.place) }.min { $0.place < $1.place }
        .map { .at($0.place, $0.name) }
    }
  }

  private typealias Outcome = (place: Int, name: String)

  /// Where the only finger that is down lifts.
  private static func lift(
    of receiver: String, after place: Int, _ history: History
  ) -> Int? {
    guard history.isAlone(place, before: place) else { return nil }
    let next = (place + 1..<history.events.count).first {
      history.isCall($0, [.gestureBegan])
        || history.isCall($0, [.gestureEnded, .gestureCancelled], of: receiver)
    }
    return next.flatMap { history.isCall($0, [.gestureEnded]) ? $0 : nil }
  }

  /// The places from a lift on up to what the script does next.
  private static func reach(after lift: Int, _ history: History) -> Range<Int> {
    let last = (lift + 1..<history.events.count).first {
      history.events[$0].mark == .script || history.isCall($0, [.gestureBegan])
    }
    return lift + 1..<(last.map { $0 + 1 } ?? history.events.count)
  }

  // MARK: - What it began

  private static func finished(_ begin: Int, _ lift: Int, _ history: History) -> [Outcome] {
    history.runs.compactMap { run in
      guard run.span.isInteractive, side(begin, lift, of: run.begin, history) == .ahead,
        let end = history.end(of: run), end.isFinished,
        !(run.begin..<lift).contains(where: {
          history.isCall($0, [.finishInteractiveTransition], of: run.name)
        }),
        !hasFollowed(run, from: begin, to: lift, history)
      else { return nil }
      return (end.place, run.name)
    }
  }

  /// Whether a screen that is dismissed has followed the finger to behind where that came down.
  private static func hasFollowed(
    _ run: TransitionRun, from begin: Int, to lift: Int, _ history: History
  ) -> Bool {
    guard run.span.kind == .dismiss, let direction = history.direction(of: begin),
      let advance = history.advance(from: begin, before: lift), advance < -nearness,
      let view = run.span.from.flatMap(history.roles.rootView)
    else { return false }
    let (start, end) = (
      spot(of: view, before: run.begin, history), spot(of: view, before: lift, history)
    )
    let shift = (end.x - start.x) * direction.x + (end.y - start.y) * direction.y
    return shift <= advance * following
  }

  /// Where a view is: where its frame begins, and as far from there as a transform moves it.
  private static func spot(
    of view: String, before place: Int, _ history: History
  ) -> (x: Double, y: Double) {
    let laid = history.values(.frame, of: view, before: place) ?? []
    let moved = history.values(.transform, of: view, before: place) ?? []
    func number(_ index: Int, of words: [String]) -> Double {
      words.indices.contains(index) ? Double(words[index]) ?? 0 : 0
    }
    return (
      number(0, of: laid) + number(4, of: moved), number(1, of: laid) + number(5, of: moved)
    )
  }

  private static func arrived(_ begin: Int, _ lift: Int, _ history: History) -> [Outcome] {
    let turns = history.calls([.viewWillAppear, .viewWillDisappear])
      .filter { (begin + 1..<history.events.count).contains($0.place) }
    return turns.compactMap { place, call in
      let child = call.receiver
      guard let (parent, side) = turn(place, of: child, begin, lift, history), side == .ahead,
        history.isCall(firstTurn(of: child, begin, lift, history) ?? place, [call.method])
      else { return nil }
      let next = (place + 1..<history.events.count).first { isPhase($0, of: child, history) }
      let comes = call.method == .viewWillAppear
      guard let next, history.isCall(next, [comes ? .viewDidAppear : .viewDidDisappear]) else {
        return nil
      }
      let isReplaced = turns.contains { later, other in
        (place + 1..<next).contains(later) && other.method == .viewWillAppear
          && turn(later, of: other.receiver, begin, lift, history).map {
            $0 == (parent, .behind)
          } ?? false
          && firstTurn(of: other.receiver, begin, lift, history) == later
      }
      return !comes && isReplaced ? nil : (next, child)
    }
  }

  /// The parent of a child that is told outside of transitions that it comes or goes, and the side on which
  /// the finger is that it comes of.
  private static func turn(
    _ place: Int, of child: String, _ begin: Int, _ lift: Int, _ history: History
  ) -> (parent: String, side: Side)? {
    guard let side = side(begin, lift, of: place, history), history.open(at: place).isEmpty else {
      return nil
    }
    return history.parent(of: child, before: place).map { ($0, side) }
  }

  /// Where a child was told first since the finger came down that it comes or goes by that.
  private static func firstTurn(
    of child: String, _ begin: Int, _ lift: Int, _ history: History
  ) -> Int? {
    (begin + 1..<lift).first {
      history.isCall($0, [.viewWillAppear, .viewWillDisappear], of: child)
        && turn($0, of: child, begin, lift, history) != nil
    }
  }

  private static func isPhase(_ place: Int, of child: String, _ history: History) -> Bool {
    history.isCall(
      place, [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear], of: child)
  }

  /// The sides of where a finger came down.
  private enum Side { case ahead, behind }

  /// On which side of where it came down the finger moves, and an event comes of that.
  private static func side(
    _ begin: Int, _ lift: Int, of place: Int, _ history: History
  ) -> Side? {
    guard (begin + 1..<lift).contains(place), let receiver = history.call(at: begin)?.receiver,
      let act = (0..<place).last(where: { history.events[$0].mark == .script }),
      act > begin, history.events[act].time == history.events[place].time,
      (begin..<place).last(where: { history.isCall($0, [.gestureMoved], of: receiver) }) == act,
      let advance = history.advance(from: begin, before: place), abs(advance) > nearness
    else { return nil }
    return advance > 0 ? .ahead : .behind
  }
}
