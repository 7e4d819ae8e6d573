import AppearanceTrace
import ConformanceRules

/// A child that a finger brings, where the finger before went the same way from the same child, brought another
/// one and was given up, and nothing but fingers has acted since.
enum OtherNeighbour {
  /// The first child that a finger brings in a container.
  private struct Arrival {
    let place: Int
    let child: String
    let container: String
    /// The only child that was there.
    let screen: String
    let finger: Int
  }

  static func breaches(in history: History) -> [OracleFinding] {
    var arrivals: [Arrival] = []
    for (place, call) in history.calls([.viewWillAppear]) {
      guard let arrival = arrival(of: call.receiver, at: place, history),
        arrivals.last(where: { $0.container == arrival.container })?.finger != arrival.finger
      else { continue }
      arrivals.append(arrival)
    }
    return arrivals.indices.filter { index in
      let arrival = arrivals[index]
      let earlier = arrivals[..<index].last { $0.container == arrival.container }
      return earlier.map { isOther(arrival, after: $0, history) } ?? false
    }.map { .at(arrivals[$0].place, arrivals[$0].child) }
  }

  private static func arrival(
    of child: String, at place: Int, _ history: History
  ) -> Arrival? {
    guard let container = history.parent(of: child, before: place),
      let finger = history.actingFinger(at: place), history.isAlone(finger, before: place),
      history.advance(from: finger, before: place) ?? 0 > 0
    else { return nil }
    let others = history.children(of: container, before: place).filter { other in
      let phase = history.phase(of: other, before: place)
      return other != child && (phase == .appeared || phase == .disappearing)
    }
    guard others.count == 1 else { return nil }
    return Arrival(
      place: place, child: child, container: container, screen: others[0], finger: finger)
  }

  private static func isOther(
    _ arrival: Arrival, after earlier: Arrival, _ history: History
  ) -> Bool {
    earlier.child != arrival.child && earlier.screen == arrival.screen
      && history.isSameWay(earlier.finger, arrival.finger)
      && history.children(of: arrival.container, before: earlier.place).contains(arrival.child)
      && (earlier.finger..<arrival.place).allSatisfy { place in
        history.events[place].mark != .script
          || history.isCall(place, History.comingAndGoing + [.gestureMoved])
      }
      && !(earlier.place..<arrival.place).contains { place in
        changes(arrival.container, from: earlier, at: place, history)
      }
  }

  /// Whether another child than the one that was there has come.
  private static func changes(
    _ container: String, from earlier: Arrival, at place: Int, _ history: History
  ) -> Bool {
    guard let call = history.call(at: place), call.method == .viewDidAppear else { return false }
    return call.receiver != earlier.screen
      && history.parent(of: call.receiver, before: place) == container
  }
}
