import AppearanceTrace
import ConformanceRules

/// A trace that ends with a request to a container, which nothing follows, and before which a finger has left
/// the container as it was.
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
      shown(in: request.receiver, at: last, history) == before,
      isNew(request, after: earlier.compactMap(history.call), isOpen: before.count > 1)
    else { return [] }
    return [.at(last)]
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

  /// Whether a request asks for what no earlier one has brought about.
  private static func isNew(_ request: Call, after earlier: [Call], isOpen: Bool) -> Bool {
    let wasOpen =
      earlier.last { [.open, .close].contains($0.method) }.map { $0.method == .open } ?? isOpen
    switch request.method {
    case .select:
      let selected = earlier.last { $0.method == .select }?.word(nil) ?? "0"
      return request.word(nil).map { $0 != selected } ?? false
    case .open: return !wasOpen
    case .close: return wasOpen
    default: return false
    }
  }
}
