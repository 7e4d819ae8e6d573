import AppearanceTrace

/// Each child in a container's view hears once of each change of the container's size.
enum ContainmentSizeChangeForwardedReference: ReferenceRule {
  static let id: RuleID = "containment-size-change-forwarded"

  static func breaches(in history: History) -> [Breach] {
    history.calls([.viewWillTransition]).flatMap { place, call -> [Breach] in
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
    }
  }

  /// The second and later news of a child of the container.
  private static func repeated(
    in container: String, _ change: Range<Int>, _ history: History
  ) -> [Breach] {
    let news = news(in: container, change, history)
    return news.filter { place in
      news.contains {
        $0 < place && history.call(at: $0)?.receiver == history.call(at: place)?.receiver
      }
    }.map { .at($0, history.call(at: $0)?.receiver) }
  }

  private static func untold(
    _ child: String, _ container: String, _ change: Range<Int>, _ history: History
  ) -> Breach? {
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
