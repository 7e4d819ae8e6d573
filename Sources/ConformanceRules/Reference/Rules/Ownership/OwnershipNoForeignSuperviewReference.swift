import AppearanceTrace

/// A side's view that the subject puts outside of the container, and not back home, is a breach.
enum OwnershipNoForeignSuperviewReference: ReferenceRule {
  static let id: RuleID = "ownership-no-foreign-superview"

  static func breaches(in history: History) -> [Breach] {
    history.events.indices.compactMap { place in
      guard case .insert(let view, let superview, _) = history.events[place].action,
        let run = history.run(history.cause(of: place), at: place),
        let controller = History.controller(of: view), run.sides.contains(controller),
        let container = history.container(of: run, before: place),
        !history.isView(superview, inside: container, before: place),
        superview != home(of: controller, before: place, history)
      else { return nil }
      return .at(place, view)
    }
  }

  /// Where a side's view lay when no transition ran.
  private static func home(
    of controller: String, before place: Int, _ history: History
  ) -> String? {
    let view = History.rootView(of: controller)
    let homes = history.runs.filter { run in
      run.begin < place && run.sides.contains(controller)
        && history.open(at: run.begin).count == 1
    }.compactMap { history.superview(of: view, before: $0.begin) }
    return homes.last { !History.isContainer($0) } ?? history.baseline.superview(of: view)
  }
}
