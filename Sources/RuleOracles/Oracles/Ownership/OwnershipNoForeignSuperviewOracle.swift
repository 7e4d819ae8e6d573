import AppearanceTrace
import ConformanceRules

/// A side's view that the subject puts outside of the container, and not back home, is a breach; if it
/// is put where no window is, only when the transition is over and the container has not got it.
enum OwnershipNoForeignSuperviewOracle: RuleOracle {
  static let id: RuleID = "ownership-no-foreign-superview"

  static func breaches(in history: History) -> [OracleFinding] {
    history.events.indices.compactMap { place in
      guard case .insert(let view, let superview, _) = history.events[place].action,
        let run = history.run(history.cause(of: place), at: place),
        let controller = history.controller(of: view), run.sides.contains(controller),
        let container = history.container(of: run, before: place),
        !history.isView(superview, inside: container, before: place),
        superview != home(of: controller, before: place, history),
        !isWayBack(of: controller, to: superview, run, before: place, history)
      else { return nil }
      guard !hasEnded(run, before: place, history),
        !history.isInWindow(superview, before: place)
      else { return .at(place, view) }
      return verdict(on: view, in: superview, after: place, of: run, history).map { .at($0, view) }
    }
  }

  /// Whether a presenter of which no line has told where it lies is put where it may have lain.
  private static func isWayBack(
    of controller: String, to superview: String, _ run: TransitionRun, before place: Int,
    _ history: History
  ) -> Bool {
    guard run.span.kind == .dismiss, run.span.to == controller, !run.span.removesFromView,
      !history.isPlaced(history.rootView(of: controller), before: place)
    else { return false }
    guard let parent = history.parent(of: controller, before: place) else {
      return history.isWindow(superview)
    }
    return history.isView(superview, inside: history.rootView(of: parent), before: place)
  }

  private static func hasEnded(_ run: TransitionRun, before place: Int, _ history: History) -> Bool
  {
    history.hasEnded(run, before: place) || history.completion(of: run, before: place) != nil
  }

  /// Where a transition is over whose container has not got a view that still lies where it was put.
  private static func verdict(
    on view: String, in superview: String, after place: Int, of run: TransitionRun,
    _ history: History
  ) -> Int? {
    let later = history.span(of: run).filter { $0 > place }
    guard let verdict = later.first(where: { hasEnded(run, before: $0 + 1, history) }),
      history.isView(view, inside: superview, before: verdict)
    else { return nil }
    let isBrought = (place + 1...verdict).contains { entry in
      history.container(of: run, before: entry).map {
        history.isView(view, inside: $0, before: entry)
      } ?? false
    }
    return isBrought ? nil : verdict
  }

  /// Where a side's view lay when no transition ran.
  private static func home(
    of controller: String, before place: Int, _ history: History
  ) -> String? {
    let view = history.rootView(of: controller)
    let homes = history.runs.filter { run in
      run.begin < place && run.sides.contains(controller)
        && history.open(at: run.begin).count == 1
    }.compactMap { history.superview(of: view, before: $0.begin) }
    return homes.last { !history.isContainer($0) } ?? history.baseline.superview(of: view)
  }
}
