import AppearanceTrace

/// The first change of a root view that has no part in a transition, by that transition, is a breach.
enum ResourcesNoStaleParticipantsReference: ReferenceRule {
  static let id: RuleID = "resources-no-stale-participants"

  static func breaches(in history: History) -> [Breach] {
    var strays: [String] = []
    return history.events.indices.compactMap { place in
      guard case .set(let view, _) = history.events[place].action, !strays.contains(view),
        let run = history.run(history.cause(of: place), at: place),
        let controller = History.controller(of: view),
        !history.isInWindow(view, before: place), !isNear(controller, run, place, history)
      else { return nil }
      strays.append(view)
      return .at(place, view)
    }
  }

  private static func isNear(
    _ controller: String, _ run: Run, _ place: Int, _ history: History
  ) -> Bool {
    run.sides.contains { side in
      history.isController(side, within: controller, before: place)
        || history.isController(controller, within: side, before: place)
    }
  }
}
