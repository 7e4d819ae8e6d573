import AppearanceTrace
import ConformanceRules

/// The first change of each container by the subject is a breach.
enum OwnershipContainerUntouchedOracle: RuleOracle {
  static let id: RuleID = "ownership-container-untouched"

  static func breaches(in history: History) -> [OracleFinding] {
    var touched: [String] = []
    return history.events.indices.compactMap { place in
      guard history.isBySubject(place), let view = changed(history.events[place].action),
        history.isContainer(view), !touched.contains(view)
      else { return nil }
      touched.append(view)
      return .at(place, view)
    }
  }

  /// The view that an event moves, or changes in a way that is no business of another rule.
  private static func changed(_ action: Event.Action) -> String? {
    switch action {
    case .insert(let view, _, _), .remove(let view, _): return view
    case .set(let view, let property):
      let others: [ViewProperty.Kind] = [
        .inert, .modal, .concealed, .clock, .recognizers, .insets, .pinned,
      ]
      return others.contains(property.kind) ? nil : view
    default: return nil
    }
  }
}
