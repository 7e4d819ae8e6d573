import AppearanceTrace
import ConformanceRules

/// A child that did appear has to be in a window then, and in sight at the end.
enum AppearanceNoPhantomChildOracle: RuleOracle {
  static let id: RuleID = "appearance-no-phantom-child"

  static func breaches(in history: History) -> [OracleFinding] {
    let arrivals = history.calls([.viewDidAppear]).filter { place, call in
      history.parent(of: call.receiver, before: place) != nil
    }
    let outside = arrivals.filter { place, call in
      history.isPlaced(history.rootView(of: call.receiver), before: place)
        && !isShown(history.rootView(of: call.receiver), before: place, history)
    }
    let breaches = outside.map { OracleFinding.at($0.place, $0.call.receiver) }
    guard let finalState = history.finalState else { return breaches }
    let inside = arrivals.filter { arrival in
      !outside.contains { $0.place == arrival.place } && hasStayed(arrival, history)
    }
    let phantoms = Set(inside.map(\.call.receiver)).filter { child in
      let view = history.rootView(of: child)
      return history.isInWindow(view, finalState)
        && (finalState.isHidden(view) || finalState.opacity(of: view) == 0
          || !finalState.isInSight(view))
    }
    return breaches + phantoms.map { .atEnd($0) }
  }

  /// Whether a view lies in a window; a container of which no line says where it lies is in its
  /// controller's view.
  private static func isShown(_ view: String, before place: Int, _ history: History) -> Bool {
    var views = [view]
    while let view = views.last, !history.isInWindow(view, before: place) {
      guard let outermost = history.path(from: view, before: place).last,
        case .container(let owner)? = history.roles.role(of: outermost),
        !history.isPlaced(outermost, before: place)
      else { return false }
      let holder = history.rootView(of: owner)
      guard !views.contains(holder) else { return false }
      views.append(holder)
    }
    return true
  }

  /// Whether a child was not told since that it goes.
  private static func hasStayed(
    _ arrival: (place: Int, call: Call), _ history: History
  ) -> Bool {
    !(arrival.place..<history.events.count).contains {
      history.isCall($0, [.viewWillDisappear], of: arrival.call.receiver)
        || history.isRelease($0, of: arrival.call.receiver)
    }
  }
}
