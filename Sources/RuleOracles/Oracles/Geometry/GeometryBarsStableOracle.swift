import AppearanceTrace
import ConformanceRules

/// What covers the view that comes does not change between the animation's beginning and the next
/// thing that the script does, unless the screen or its status bar did.
enum GeometryBarsStableOracle: RuleOracle {
  static let id: RuleID = "geometry-bars-stable"

  static func breaches(in history: History) -> [OracleFinding] {
    history.events.indices.filter { place in
      guard case .set(let view, let property) = history.events[place].action,
        property.kind == .insets, !history.isBySubject(place),
        let controller = history.controller(of: view)
      else { return false }
      let isKnown = history.values(.insets, of: view, before: place) != nil
      return isLate(controller, place, history)
        || isKnown && isAmid(controller, place, history)
    }.map { .at($0) }
  }

  /// Whether the view comes in a transition that runs, not given up, since an earlier instant.
  private static func isAmid(_ controller: String, _ place: Int, _ history: History) -> Bool {
    guard let run = history.open(at: place).last, run.span.to == controller,
      let animation = history.animation(of: run, before: place),
      history.events[animation].time < history.events[place].time,
      history.completion(of: run, before: place) == nil,
      history.verdict(of: run, before: place)?.word
        != .cancelInteractiveTransition
    else { return false }
    let fingers = History.comingAndGoing + [.gestureMoved]
    let deeds = (0..<place).filter {
      history.events[$0].mark == .script && !history.isCall($0, fingers)
    }
    let resizes = history.calls([.resize, .setStatusBarHeight]).filter { $0.place < place }
    return (deeds.last ?? -1) < animation && resizes.allSatisfy { $0.place < run.begin }
  }

  private static func isLate(_ controller: String, _ place: Int, _ history: History) -> Bool {
    let latest = history.open(at: place).last ?? history.ends.last { $0.end.place < place }?.run
    guard let run = latest, run.span.to == controller,
      let completion = history.completion(of: run, before: place),
      history.animation(of: run, before: place) != nil
    else { return false }
    let resizes = history.calls([.resize, .setStatusBarHeight]).filter { $0.place < place }
    guard resizes.allSatisfy({ $0.place < run.begin }) else { return false }
    let acts = (0..<place).filter { history.events[$0].mark == .script }
    return (acts.last ?? 0) < completion.place
  }
}
