import AppearanceTrace

/// Who reports that a transition finished has the to-view, if one is handed out, in the container.
enum OwnershipToViewInContainerReference: ReferenceRule {
  static let id: RuleID = "ownership-to-view-in-container"

  static func breaches(in history: History) -> [Breach] {
    history.runs.compactMap { run in
      guard let completion = history.completion(of: run, before: history.events.count),
        completion.flag == true, handsOutToView(run), let to = run.span.to,
        let container = history.container(of: run, before: completion.place)
      else { return nil }
      let isIn = history.isView(
        History.rootView(of: to), inside: container, before: completion.place)
      return isIn ? nil : .at(completion.place, run.name)
    }
  }

  private static func handsOutToView(_ run: Run) -> Bool {
    switch run.span.kind {
    case .present, .push, .pop, .set, .select: true
    case .dismiss: run.span.removesFromView
    case .replace: false
    }
  }
}
