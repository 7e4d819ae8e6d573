import AppearanceTrace
import ConformanceRules

/// Each request that led to a finished change is answered by one run of its closure.
enum CompletionClosureRunsOracle: RuleOracle {
  static let id: RuleID = "completion-closure-runs"

  /// What the script asked for, and what became of it.
  private struct Wish {
    let isPresentation: Bool
    let place: Int
    /// The transition that it led to; none while there is none, or where it was refused.
    var run: TransitionRun?
    /// Where it was lost: it was refused, replaced, or began under a driver.
    var loss: Int?
  }

  static func breaches(in history: History) -> [OracleFinding] {
    let wishes = wishes(history)
    var due = wishes.filter { wish in
      wish.run.flatMap { history.end(of: $0) }?.isFinished == true
    }
    due.sort { end(of: $0, history) < end(of: $1, history) }
    var breaches: [OracleFinding] = []
    var last: (wish: Wish, run: Int)?
    for (place, call) in history.calls([.presentCompletion, .dismissCompletion]) {
      let isPresentation = call.method == .presentCompletion
      let first = due.firstIndex {
        $0.isPresentation == isPresentation && end(of: $0, history) < place
      }
      if let first {
        last = (due.remove(at: first), place)
      } else if let last, last.wish.isPresentation == isPresentation,
        !asksItself(isPresentation, from: last.run, to: place, history),
        !wishes.contains(where: { isOpen($0, at: place, history) })
      {
        breaches.append(.at(place))
      }
    }
    guard history.finalState != nil else { return breaches }
    let unended = wishes.filter { wish in wish.run.map { history.end(of: $0) == nil } ?? false }
    return breaches
      + (due + unended).map { .at($0.run.flatMap { history.end(of: $0)?.place ?? $0.begin } ?? 0) }
  }

  /// Whether the subject itself asks for something of a kind meanwhile.
  private static func asksItself(
    _ isPresentation: Bool, from start: Int, to end: Int, _ history: History
  ) -> Bool {
    history.calls([isPresentation ? .present : .dismiss]).contains { place, _ in
      start < place && place < end && history.events[place].mark != .script
    }
  }

  private static func end(of wish: Wish, _ history: History) -> Int {
    wish.run.flatMap { history.end(of: $0)?.place } ?? history.events.count
  }

  /// Whether it is still to be seen what becomes of a wish.
  private static func isOpen(_ wish: Wish, at place: Int, _ history: History) -> Bool {
    guard wish.place < place, wish.loss.map({ $0 > place }) ?? true else { return false }
    guard let run = wish.run else { return true }
    return !history.hasEnded(run, before: place)
  }

  private static func wishes(_ history: History) -> [Wish] {
    history.calls([.present, .dismiss])
      .filter { history.events[$0.place].mark == .script && !$0.call.handsOverNoClosure }
      .map { place, call in
        let isPresentation = call.method == .present
        var wish = Wish(isPresentation: isPresentation, place: place)
        let fate = (place + 1..<history.events.count).first { later in
          switch history.events[later].action {
          case .fault(_, let effect, _): effect == .refused
          case .begin(let span): span.kind == (isPresentation ? .present : .dismiss)
          default:
            history.isCall(later, [.present, .dismiss]) && history.events[later].mark == .script
          }
        }
        if let fate, case .begin(let span) = history.events[fate].action, !span.isInteractive {
          wish.run = TransitionRun(span: span, begin: fate)
        } else {
          wish.loss = fate
        }
        return wish
      }
  }
}
