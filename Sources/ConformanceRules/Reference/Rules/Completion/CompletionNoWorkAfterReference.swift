import AppearanceTrace

/// The first change in a transition's name after its completion is a breach.
enum CompletionNoWorkAfterReference: ReferenceRule {
  static let id: RuleID = "completion-no-work-after"

  static func breaches(in history: History) -> [Breach] {
    history.runs.compactMap { run in
      guard let completion = history.completion(of: run, before: history.events.count) else {
        return nil
      }
      let work = history.span(of: run).first { place in
        place > completion.place && isWork(place, in: run, history)
      }
      return work.map { .at($0, run.name) }
    }
  }

  private static let words: [Call.Method] = [
    .updateInteractiveTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
    .pauseInteractiveTransition,
  ]

  private static func isWork(_ place: Int, in run: Run, _ history: History) -> Bool {
    switch history.events[place].action {
    case .insert(let view, _, _), .remove(let view, _), .set(let view, _):
      history.cause(of: place) == run.name
        && (History.controller(of: view) != nil || History.isContainer(view))
    default: history.isCall(place, words, of: run.name)
    }
  }
}
