import AppearanceTrace
import ConformanceRules

/// Taps on what is presented, or beside it, and what comes of them.
enum PresentedTaps {
  /// A tap, while all was at rest and nothing stood on what is presented.
  private struct Tap {
    let begin: Int
    /// Where the finger goes.
    let lift: Int
    let screen: String
    let presenter: String
  }

  /// Taps inside of what is presented that take it away, without a contract for that.
  static func intruding(_ history: History) -> [OracleFinding] {
    guard !history.contract.closesOnTap else { return [] }
    return taps(.inside, history).compactMap { dismissal(by: $0, history).map { .at($0) } }
  }

  /// Taps beside what is presented of which nothing comes, though an earlier one took away what the same presented.
  static func unanswered(_ history: History) -> [OracleFinding] {
    let taps = taps(.beside, history)
    return taps.filter { tap in
      taps.contains { earlier in
        earlier.presenter == tap.presenter
          && dismissal(by: earlier, history).map { $0 < tap.begin } ?? false
      } && isMissed(tap, history)
    }.map { .at($0.lift) }
  }

  private static func taps(_ place: Call.TapPlace, _ history: History) -> [Tap] {
    history.calls([.gestureBegan]).compactMap { begin, call in
      let standing = history.standing(before: begin)
      guard history.events[begin].mark == .script, call.tapPlace == place,
        history.open(at: begin).isEmpty, !history.isFingerDown(before: begin),
        let own = standing.first(where: { $0.presented == call.receiver }),
        !standing.contains(where: { $0.presenter == call.receiver }),
        let lift = lift(of: begin, call.receiver, history)
      else { return nil }
      return Tap(begin: begin, lift: lift, screen: call.receiver, presenter: own.presenter)
    }
  }

  /// Where the script takes the finger off, before another one comes down, or something begins.
  private static func lift(of begin: Int, _ screen: String, _ history: History) -> Int? {
    let next = (begin + 1..<history.events.count).first { place in
      isEnd(place, history)
        || (history.isCall(place, [.gestureEnded], of: screen)
          && history.events[place].mark == .script)
    }
    return next.flatMap { history.isCall($0, [.gestureEnded]) ? $0 : nil }
  }

  /// Where a transition takes away what was tapped, before the script does anything else.
  private static func dismissal(by tap: Tap, _ history: History) -> Int? {
    let next = (tap.lift + 1..<history.events.count).first { isEnd($0, history) }
    guard let next, case .begin(let span) = history.events[next].action, span.kind == .dismiss,
      span.from == tap.screen, isLastAct(tap, before: next, history),
      history.events[next].time.microseconds - history.events[tap.lift].time.microseconds
        <= TraceTime.tapReach
    else { return nil }
    return next
  }

  /// Whether the script does something else, or the trace is over, and nothing has begun.
  private static func isMissed(_ tap: Tap, _ history: History) -> Bool {
    let next = (tap.lift + 1..<history.events.count).first { isEnd($0, history) }
    guard let next else { return history.isComplete }
    return history.isCall(next, [.gestureBegan]) || !isLastAct(tap, before: next, history)
  }

  private static func isLastAct(_ tap: Tap, before place: Int, _ history: History) -> Bool {
    !(tap.lift + 1..<place).contains { history.events[$0].mark == .script }
  }

  /// Whether a finger comes down, or a transition begins.
  private static func isEnd(_ place: Int, _ history: History) -> Bool {
    if case .begin = history.events[place].action { return true }
    return history.isCall(place, [.gestureBegan])
  }
}
