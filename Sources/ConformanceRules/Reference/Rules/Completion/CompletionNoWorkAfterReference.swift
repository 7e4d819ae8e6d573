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
      history.cause(of: place) == run.name && !isEndingPresentation(place, history)
        && (History.controller(of: view) != nil || History.isContainer(view)
          || (History.isBar(view) && !isVisibility(place, history)
            && !isCleaning(place, after: run, history)))
    default: history.isCall(place, words, of: run.name)
    }
  }

  /// Whether nothing but work on views stands between a line and a presentation controller's last word.
  private static func isEndingPresentation(_ place: Int, _ history: History) -> Bool {
    let word = (0..<place).last { place in
      switch history.events[place].action {
      case .insert, .remove, .set: history.cause(of: place) == nil
      default: true
      }
    }
    let ends: [Call.Method] = [.presentationTransitionDidEnd, .dismissalTransitionDidEnd]
    return word.map { history.isCall($0, ends) } ?? false
  }

  private static func isVisibility(_ place: Int, _ history: History) -> Bool {
    guard case .set(_, let property) = history.events[place].action else { return false }
    return property.kind == .hidden
  }

  /// Whether the animator of a transition was the last to hear of its end, in this very instant.
  private static func isCleaning(_ place: Int, after run: Run, _ history: History) -> Bool {
    let animator = history.calls([.transitionDuration, .animateTransition]).last {
      $0.place < place && $0.call.object == run.name
    }
    let hook = history.calls([.animationEnded]).last { $0.place < place }
    guard let animator, let hook else { return false }
    return hook.call.receiver == animator.call.receiver
      && history.events[hook.place].time == history.events[place].time
  }
}
