import AppearanceTrace
import ConformanceRules

/// Each child in a container's view hears once of each change of the container's size, and of that size or
/// its own.
enum ContainmentSizeChangeForwardedOracle: RuleOracle {
  static let id: RuleID = "containment-size-change-forwarded"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.viewWillTransition]).flatMap { place, call -> [OracleFinding] in
      let container = call.receiver
      let close = (place + 1..<history.events.count).first {
        history.isCall($0, [.viewWillTransition], of: container)
          || history.isRelease($0, of: container)
      }
      let children = history.children(of: container, before: place).filter {
        history.isHeard($0, before: place) && history.lies($0, in: container, before: place)
      }
      guard !children.isEmpty else { return [] }
      let change = place..<(close ?? history.events.count)
      return repeated(in: container, change, history)
        + children.compactMap { untold($0, container, change, history) }
        + (close == nil && !history.events[place...].contains { $0.mark == .script }
          ? children.compactMap { misled($0, container, change, history) } : [])
    }
  }

  /// The second and later news of a child of the container.
  private static func repeated(
    in container: String, _ change: Range<Int>, _ history: History
  ) -> [OracleFinding] {
    let news = news(in: container, change, history)
    return news.filter { place in
      news.contains {
        $0 < place && history.call(at: $0)?.receiver == history.call(at: place)?.receiver
      }
    }.map { .at($0, history.call(at: $0)?.receiver) }
  }

  private static func untold(
    _ child: String, _ container: String, _ change: Range<Int>, _ history: History
  ) -> OracleFinding? {
    let isTold = news(in: container, change, history).contains {
      history.call(at: $0)?.receiver == child
    }
    guard !isTold, history.parent(of: child, before: change.upperBound) == container else {
      return nil
    }
    if change.upperBound < history.events.count {
      return history.isRelease(change.upperBound, of: container)
        ? nil : .at(change.upperBound, child)
    }
    return history.isComplete ? .atEnd(child) : nil
  }

  /// A child that was told another size than the container's, and than the one that it has at rest.
  private static func misled(
    _ child: String, _ container: String, _ change: Range<Int>, _ history: History
  ) -> OracleFinding? {
    let first = news(in: container, change, history).first {
      history.call(at: $0)?.receiver == child
    }
    guard let finalState = history.finalState, let first, finalState.parent(of: child) == container,
      let told = size(at: first, history), let due = size(at: change.lowerBound, history),
      told != due, finalState.shows(child, in: container)
    else { return nil }
    let view = history.rootView(of: child)
    let screen = history.events.compactMap(\.newScreen).last ?? history.screen
    let shown = finalState.values(.frame, of: view).map { Array($0.suffix(2)) } ?? screen.words
    return told != shown && finalState.values(.transform, of: view) == nil ? .atEnd(child) : nil
  }

  private static func size(at place: Int, _ history: History) -> [String]? {
    guard case .list(let size)? = history.call(at: place)?.value("to") else { return nil }
    return size
  }

  /// The news that children of a container get.
  private static func news(
    in container: String, _ change: Range<Int>, _ history: History
  ) -> [Int] {
    change.dropFirst().filter { place in
      guard history.isCall(place, [.viewWillTransition]),
        let child = history.call(at: place)?.receiver
      else { return false }
      return history.parent(of: child, before: place) == container
    }
  }
}
