import AppearanceTrace

/// Views go in after the start that they belong to, and ends come after completion.
enum AppearancePhaseOrderReference: ReferenceRule {
  static let id: RuleID = "appearance-phase-order"

  static func breaches(in history: History) -> [Breach] {
    history.calls([.viewWillAppear, .viewDidAppear, .viewDidDisappear]).filter { place, call in
      !history.isDirect(place)
        && (call.method == .viewWillAppear
          ? isLate(call.receiver, place, history) : isEarly(call.receiver, place, history))
    }.map { .at($0.place, $0.call.receiver) }
  }

  /// Whether a start comes after the view of the transition that began last was put in.
  private static func isLate(_ controller: String, _ place: Int, _ history: History) -> Bool {
    let view = History.rootView(of: controller)
    guard history.phase(of: controller, before: place) == nil,
      let run = history.open(at: place).last, run.span.to == controller,
      let container = history.container(of: run, before: place),
      let move = history.lastMove(of: view, before: place)
    else { return false }
    return move > run.begin && history.isView(view, inside: container, before: place)
  }

  /// Whether an end comes before the one transition that it belongs to is complete.
  private static func isEarly(_ controller: String, _ place: Int, _ history: History) -> Bool {
    let path = history.path(from: History.rootView(of: controller), before: place)
    let around = [controller] + path.compactMap(History.controller)
    let runs = history.open(at: place).filter { run in
      run.sides.contains { around.contains($0) }
    }
    guard runs.count == 1, let run = runs.first else { return false }
    return history.completion(of: run, before: place) == nil
      && history.animation(of: run, before: place) != nil
      && !history.isGivenUp(run, before: place)
  }
}
