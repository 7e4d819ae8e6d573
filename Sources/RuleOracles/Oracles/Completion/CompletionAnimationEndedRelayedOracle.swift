import AppearanceTrace
import ConformanceRules

/// Each animator hears the outcome of its transition once, after completion; in a container's own
/// change it must.
enum CompletionAnimationEndedRelayedOracle: RuleOracle {
  static let id: RuleID = "completion-animation-ended-relayed"

  /// An animator's part in a transition: up to the next time that one is asked to animate it.
  private struct Part {
    let animator: String
    let run: TransitionRun
    let places: Range<Int>
    let isLast: Bool
    var hooks: [Int] = []
  }

  static func breaches(in history: History) -> [OracleFinding] {
    parts(history).flatMap { part -> [OracleFinding] in
      let early = part.hooks.prefix(1).filter {
        history.completion(of: part.run, before: $0) == nil
      }
      let repeated = (early + part.hooks.dropFirst()).map { OracleFinding.at($0, part.animator) }
      if let end = end(of: part, history), let last = part.hooks.last(where: { $0 < end.place }),
        let flag = history.call(at: last)?.flag(nil), flag != end.isFinished
      {
        return repeated + [.at(end.place, part.animator)]
      }
      let isForgotten =
        part.hooks.isEmpty && part.isLast && part.run.span.kind == .replace && history.isComplete
        && history.completion(of: part.run, before: history.events.count) != nil
      return repeated + (isForgotten ? [.atEnd(part.animator)] : [])
    }
  }

  /// All parts of animators, with what each heard.
  private static func parts(_ history: History) -> [Part] {
    let starts = history.calls([.animateTransition]).filter {
      history.run($0.call.object, at: $0.place) != nil
    }
    var parts = starts.compactMap { place, call -> Part? in
      guard let run = history.run(call.object, at: place) else { return nil }
      let next = starts.first { $0.place > place && $0.call.object == call.object }?.place
      return Part(
        animator: call.receiver, run: run, places: place..<(next ?? history.events.count),
        isLast: next == nil)
    }
    for (hook, call) in history.calls([.animationEnded]) {
      let own = parts.indices.filter {
        parts[$0].animator == call.receiver && isListening(parts[$0], at: hook, history)
      }
      if let latest = own.max(by: { parts[$0].run.begin < parts[$1].run.begin }) {
        parts[latest].hooks.append(hook)
      }
    }
    return parts
  }

  /// The end of a part's transition, if it lies in the part.
  private static func end(of part: Part, _ history: History) -> TransitionRun.End? {
    history.end(of: part.run).flatMap { part.places.contains($0.place) ? $0 : nil }
  }

  /// Whether a part goes on: up to the end of its transition, and in a container's own change up to
  /// the first news after it.
  private static func isListening(_ part: Part, at place: Int, _ history: History) -> Bool {
    guard part.places.contains(place) else { return false }
    let isOver = end(of: part, history).map { $0.place < place } ?? false
    return !isOver || (part.run.span.kind == .replace && part.hooks.isEmpty)
  }
}
