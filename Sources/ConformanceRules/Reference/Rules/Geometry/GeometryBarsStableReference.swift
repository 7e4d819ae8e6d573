import AppearanceTrace

/// What covers the view that comes does not change between the report of completion and the next
/// thing that the script does, unless the screen or its status bar did.
enum GeometryBarsStableReference: ReferenceRule {
  static let id: RuleID = "geometry-bars-stable"

  static func breaches(in history: History) -> [Breach] {
    history.events.indices.filter { place in
      guard case .set(let view, let property) = history.events[place].action,
        property.kind == .insets, !history.isBySubject(place),
        let controller = History.controller(of: view)
      else { return false }
      return isLate(controller, place, history)
    }.map { .at($0) }
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
