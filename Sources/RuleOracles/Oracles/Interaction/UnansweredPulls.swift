import AppearanceTrace
import ConformanceRules

/// Fingers that pull what may go over half of its length, where fingers alone act, and that begin nothing.
enum UnansweredPulls {
  private static let drags = ["drag up", "drag down", "drag left", "drag right"]

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.gestureBegan]).compactMap { begin, call in
      guard mayGo(call.receiver, by: begin, history), isAlone(begin, history),
        let lift = lift(of: begin, history),
        let advance = history.advance(from: begin, before: lift + 1),
        advance >= length(of: call.receiver, along: begin, history) / 2,
        isUnanswered(lift, history)
      else { return nil }
      return .atEnd(call.receiver)
    }
  }

  /// Whether no finger is down when one comes, nothing goes on, and the script has only moved fingers until then.
  private static func isAlone(_ begin: Int, _ history: History) -> Bool {
    let fingers: [Call.Method] = [
      .gestureBegan, .gestureMoved, .gestureEnded, .gestureCancelled,
    ]
    return history.open(at: begin).isEmpty && !history.isFingerDown(before: begin)
      && !(0..<begin).contains {
        history.events[$0].mark == .script && !history.isCall($0, fingers)
      }
  }

  /// Whether a screen is presented, or a finger leads back from the top of a stack with more below.
  private static func mayGo(_ screen: String, by begin: Int, _ history: History) -> Bool {
    guard let way = history.way(of: begin), drags.contains(way) else { return false }
    let standing = history.standing(before: begin)
    guard !standing.contains(where: { $0.presenter == screen }) else { return false }
    if standing.contains(where: { $0.presented == screen }) { return true }
    guard ["drag right", "drag down"].contains(way), standing.isEmpty,
      let stack = history.parent(of: screen, before: begin), history.isStack(stack, before: begin)
    else { return false }
    return history.children(of: stack, before: begin).count > 1
      && history.phase(of: screen, before: begin) == .appeared
  }

  /// How long a screen is along a finger's way: by its frame, or the one that was announced when it came last, or
  /// else as long as the screen of the device.
  private static func length(
    of screen: String, along begin: Int, _ history: History
  ) -> Double {
    let last = history.ends.last { $0.end.place < begin }?.run
    let announced = last?.span.to == screen ? last?.span.finalFrame?.values : nil
    let told = history.values(.frame, of: history.rootView(of: screen), before: begin)
    let device = history.screen(before: begin)
    let size =
      (told ?? announced)?.suffix(2).compactMap(Double.init)
      ?? [Double(device.width), Double(device.height)]
    let isAcross = ["drag left", "drag right"].contains(history.way(of: begin))
    return isAcross ? size[0] : size[1]
  }

  /// Where a finger lifts, and nothing has begun since it came down.
  private static func lift(of begin: Int, _ history: History) -> Int? {
    let next = (begin + 1..<history.events.count).first { place in
      history.isCall(place, [.gestureBegan, .gestureEnded]) || isBegin(place, history)
    }
    guard let next, let receiver = history.call(at: begin)?.receiver,
      history.isCall(next, [.gestureEnded], of: receiver),
      !(begin..<next).contains(where: { history.isCall($0, [.gestureCancelled], of: receiver) })
    else { return nil }
    return next
  }

  /// Whether nothing begins after a finger has lifted, until another one comes down or the trace is over.
  private static func isUnanswered(_ lift: Int, _ history: History) -> Bool {
    let next = (lift + 1..<history.events.count).first { place in
      history.isCall(place, [.gestureBegan, .gestureEnded]) || isBegin(place, history)
    }
    return next.map { history.isCall($0, [.gestureBegan]) } ?? history.isComplete
  }

  private static func isBegin(_ place: Int, _ history: History) -> Bool {
    if case .begin = history.events[place].action { true } else { false }
  }
}
