import AppearanceTrace
import ConformanceRules

/// A trace that ends with a request to a container, which nothing follows, and before which a finger has left
/// the container as it was, or has led away from what is asked for.
enum UnheardRequest {
  static func breaches(in history: History) -> [OracleFinding] {
    let last = history.events.count - 1
    guard history.finalState != nil, last >= 0, history.events[last].mark == .script,
      let request = history.call(at: last), requests.contains(request.method)
    else { return [] }
    let earlier = (0..<last).filter {
      history.events[$0].mark == .script && history.isCall($0, requests, of: request.receiver)
    }
    let fingers = ((earlier.last ?? 0)..<last).filter {
      history.isCall($0, [.gestureBegan], of: request.receiver)
    }
    guard fingers.count == 1, isAlone(fingers[0], before: last, history),
      let before = shown(in: request.receiver, at: fingers[0], history),
      let now = shown(in: request.receiver, at: last, history)
    else { return [] }
    let selected = selected(in: request.receiver, earlier, history)
    let isMissing =
      now == before
      ? isNew(
        request, selected,
        isOpen: isOpen(request.receiver, earlier, history) ?? (before.count > 1))
      : isMissed(request, selected, before: before, now: now)
    return isMissing ? [.at(last)] : []
  }

  private static let requests: [Call.Method] = [.select, .replace, .open, .close]

  /// Whether a finger is gone, and nothing else was done since it came down.
  private static func isAlone(_ finger: Int, before place: Int, _ history: History) -> Bool {
    !history.isFingerDown(before: place)
      && (finger..<place).allSatisfy {
        history.events[$0].mark != .script
          || history.isCall($0, History.comingAndGoing + [.gestureMoved])
      }
  }

  /// The children that have appeared; none where none has, or something is on its way.
  private static func shown(
    in container: String, at place: Int, _ history: History
  ) -> Set<String>? {
    let phases = history.children(of: container, before: place).map { child in
      (child: child, phase: history.phase(of: child, before: place))
    }
    let shown = phases.filter { $0.phase == .appeared }.map(\.child)
    guard history.open(at: place).isEmpty, !shown.isEmpty,
      phases.allSatisfy({ $0.phase == .appeared || $0.phase == nil })
    else { return nil }
    return Set(shown)
  }

  /// The place that was selected last; none where a finger was on the container since, and something else was
  /// asked for after it.
  private static func selected(
    in container: String, _ earlier: [Int], _ history: History
  ) -> String? {
    let last = earlier.last { history.isCall($0, [.select]) }
    guard !isTouched(container, from: last, to: earlier.last, history) else { return nil }
    return last.flatMap { history.call(at: $0)?.word(nil) } ?? "0"
  }

  /// Whether a side was opened last, and not closed; none where that is not known.
  private static func isOpen(
    _ container: String, _ earlier: [Int], _ history: History
  ) -> Bool? {
    let last = earlier.last { history.isCall($0, [.open, .close]) }
    guard let last, !isTouched(container, from: last, to: earlier.last, history) else { return nil }
    return history.isCall(last, [.open])
  }

  /// Whether a finger came down on a container between two places.
  private static func isTouched(
    _ container: String, from start: Int?, to end: Int?, _ history: History
  ) -> Bool {
    guard let end, start ?? 0 < end else { return false }
    return ((start ?? 0)..<end).contains { history.isCall($0, [.gestureBegan], of: container) }
  }

  /// Whether a request asks for what no earlier one has brought about.
  private static func isNew(_ request: Call, _ selected: String?, isOpen: Bool) -> Bool {
    switch request.method {
    case .select: selected != nil && request.word(nil).map { $0 != selected } ?? false
    case .open: !isOpen
    case .close: isOpen
    default: false
    }
  }

  /// Whether a request asks for what was there, and a finger has taken away.
  private static func isMissed(
    _ request: Call, _ selected: String?, before: Set<String>, now: Set<String>
  ) -> Bool {
    let place = request.word(nil)
    switch request.method {
    case .select: return place != nil && place == selected && before.intersection(now).isEmpty
    case .open: return place == nil && now.count < before.count && now.subtracting(before).isEmpty
    case .close: return place == nil && now.count > before.count && before.subtracting(now).isEmpty
    default: return false
    }
  }
}
