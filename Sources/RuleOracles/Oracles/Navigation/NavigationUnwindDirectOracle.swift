import AppearanceTrace
import ConformanceRules

/// After the script has asked for the way back over several screens, none of those between appears, and
/// the target appears once, until it asks again; and at rest after the last request nobody is left, and the target
/// is there.
enum NavigationUnwindDirectOracle: RuleOracle {
  static let id: RuleID = "navigation-unwind-direct"

  static func breaches(in history: History) -> [OracleFinding] {
    let ways = history.calls([.dismiss, .unwind]).filter {
      history.events[$0.place].mark == .script
    }
    return missed(ways.last, history)
      + ways.indices.flatMap { index -> [OracleFinding] in
        let (place, call) = ways[index]
        let target = call.method == .unwind ? call.word("to") ?? call.receiver : call.receiver
        let next = index + 1 < ways.count ? ways[index + 1].place : history.events.count
        let chain = history.chain(above: target, before: place)
        guard chain.count > 1 else { return [] }
        return flashes(of: chain.dropLast(), place..<next, history)
          + secondSight(of: target, place..<next, history)
          + leftovers(on: target, from: place, history)
      }
  }

  /// The target of the last unwinding, where it is not there at rest though nothing was given up since.
  private static func missed(
    _ way: (place: Int, call: Call)?, _ history: History
  ) -> [OracleFinding] {
    let last = history.calls(History.requests).last { history.events[$0.place].mark == .script }
    guard let way, way.call.method == .unwind, last?.place == way.place,
      let finalState = history.finalState,
      !history.ends.contains(where: { !$0.end.isFinished && $0.end.place > way.place })
    else { return [] }
    let target = way.call.word("to") ?? way.call.receiver
    let since = way.place..<history.events.count
    guard !since.contains(where: { history.isCall($0, [.viewDidAppear], of: target) }),
      !history.runs.contains(where: {
        $0.span.kind != .dismiss && $0.span.from == target && since.contains($0.begin)
      })
    else { return [] }
    let isThere = finalState.checkpoint.appearances.contains {
      $0.controller == target && $0.phase == .appeared
    }
    return isThere ? [] : [.atEnd(target)]
  }

  private static func flashes(
    of between: ArraySlice<String>, _ places: Range<Int>, _ history: History
  ) -> [OracleFinding] {
    between.compactMap { controller in
      let signs: [Call.Method] = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
      let first = places.first { history.isCall($0, signs, of: controller) }
      let isBrought = history.runs.contains { run in
        run.span.kind != .dismiss && run.span.to == controller && places.contains(run.begin)
          && first.map { run.begin < $0 } ?? false
      }
      return isBrought ? nil : first.map { .at($0) }
    }
  }

  /// The second time that the target appears, before anything else begins.
  private static func secondSight(
    of target: String, _ places: Range<Int>, _ history: History
  ) -> [OracleFinding] {
    let next = history.runs.first { $0.span.kind != .dismiss && places.contains($0.begin) }?.begin
    let sights = places.filter { place in
      place < next ?? places.upperBound && history.isCall(place, [.viewDidAppear], of: target)
    }
    return sights.dropFirst().prefix(1).map { .at($0) }
  }

  private static func leftovers(
    on target: String, from place: Int, _ history: History
  ) -> [OracleFinding] {
    let requests = history.calls(History.requests).filter {
      history.events[$0.place].mark == .script
    }
    guard requests.last?.place == place, let left = history.finalState?.presented(by: target),
      !isGivenUp(from: place, history),
      !history.runs.contains(where: {
        $0.span.kind == .present && $0.span.from == target && $0.begin > place
      })
    else { return [] }
    return [.atEnd(left)]
  }

  /// Whether a dismissal is given up from a place on before anything else begins.
  private static func isGivenUp(from place: Int, _ history: History) -> Bool {
    let next = history.runs.first { $0.span.kind != .dismiss && $0.begin > place }?.begin
    return history.ends.contains { run, end in
      !end.isFinished && run.span.kind == .dismiss && end.place > place
        && end.place < next ?? .max
    }
  }
}
