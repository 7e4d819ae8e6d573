import AppearanceTrace
import ConformanceRules

/// Fingers that lift where they came down, or behind that, and what they began before goes through.
enum TurnedFingers {
  private static let nearness = 5.0

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.gestureBegan]).compactMap { place, call in
      guard let lift = lift(of: call.receiver, after: place, history),
        let advance = advance(from: place, at: lift, history), advance <= nearness
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
    guard !history.isFingerDown(before: place) else { return nil }
    let next = (place + 1..<history.events.count).first {
      history.isCall($0, [.gestureBegan])
        || history.isCall($0, [.gestureEnded, .gestureCancelled], of: receiver)
    }
    return next.flatMap { history.isCall($0, [.gestureEnded]) ? $0 : nil }
  }

  /// The places from a lift on up to what the script does next.
  private static func reach(after lift: Int, _ history: History) -> Range<Int> {
    let next = (lift + 1..<history.events.count).first {
      history.events[$0].mark == .script || history.isCall($0, [.gestureBegan])
    }
    return lift + 1..<(next ?? history.events.count)
  }

  // MARK: - What it began

  private static func finished(_ begin: Int, _ lift: Int, _ history: History) -> [Outcome] {
    history.runs.compactMap { run in
      guard run.span.isInteractive, isCause(begin, lift, of: run.begin, history),
        let end = history.end(of: run), end.isFinished,
        !(run.begin..<lift).contains(where: {
          history.isCall($0, [.finishInteractiveTransition], of: run.name)
        })
      else { return nil }
      return (end.place, run.name)
    }
  }

  private static func arrived(_ begin: Int, _ lift: Int, _ history: History) -> [Outcome] {
    history.calls([.viewWillAppear, .viewWillDisappear]).compactMap { place, call in
      let child = call.receiver
      guard isCause(begin, lift, of: place, history), history.open(at: place).isEmpty,
        history.parent(of: child, before: place) != nil
      else { return nil }
      let next = (place + 1..<history.events.count).first { isPhase($0, of: child, history) }
      let wanted: Call.Method = call.method == .viewWillAppear ? .viewDidAppear : .viewDidDisappear
      return next.flatMap { history.isCall($0, [wanted]) ? ($0, child) : nil }
    }
  }

  private static func isPhase(_ place: Int, of child: String, _ history: History) -> Bool {
    history.isCall(
      place, [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear], of: child)
  }

  /// Whether the finger moves on this side of where it came down, and an event comes of that.
  private static func isCause(
    _ begin: Int, _ lift: Int, of place: Int, _ history: History
  ) -> Bool {
    guard (begin + 1..<lift).contains(place), let receiver = history.call(at: begin)?.receiver,
      let act = (0..<place).last(where: { history.events[$0].mark == .script }),
      act > begin, history.events[act].time == history.events[place].time
    else { return false }
    let move = (begin..<place).last { history.isCall($0, [.gestureMoved], of: receiver) }
    return move == act && advance(from: begin, at: place, history) ?? 0 > nearness
  }

  // MARK: - How far it is

  private static func advance(from begin: Int, at place: Int, _ history: History) -> Double? {
    guard let call = history.call(at: begin), let origin = spot(call),
      let way = call.arguments.first, case .word(let word) = way.value
    else { return nil }
    let moves = (begin..<place).compactMap { earlier in
      history.isCall(earlier, [.gestureBegan, .gestureMoved], of: call.receiver)
        ? history.call(at: earlier).flatMap(spot) : nil
    }
    let (x, y) = moves.last.map { ($0.x - origin.x, $0.y - origin.y) } ?? (0, 0)
    switch "\(way.label ?? "") \(word)" {
    case "drag up", "edge bottom": return -y
    case "drag down", "edge top": return y
    case "drag left", "edge right": return -x
    case "drag right", "edge left": return x
    default: return nil
    }
  }

  private static func spot(_ call: Call) -> (x: Double, y: Double)? {
    guard case .list(let words)? = call.value("at"), words.count == 2, let x = Double(words[0]),
      let y = Double(words[1])
    else { return nil }
    return (x, y)
  }
}
