import AppearanceTrace
import ConformanceRules

/// The first change in a transition's name after its completion is a breach.
enum CompletionNoWorkAfterOracle: RuleOracle {
  static let id: RuleID = "completion-no-work-after"

  static func breaches(in history: History) -> [OracleFinding] {
    history.runs.compactMap { run in
      guard let completion = history.completion(of: run, before: history.events.count) else {
        return nil
      }
      let work = history.span(of: run).first { place in
        place > completion.place && isWork(place, in: run, history)
          && !isUndressing(place, in: run, behind: completion.place, history)
          && !isPuttingBackUnseen(place, behind: completion.place, history)
          && !isByFinger(place, in: run, behind: completion.place, history)
      }
      return work.map { .at($0, run.name) }
    }
  }

  private static let words: [Call.Method] = [
    .updateInteractiveTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
    .pauseInteractiveTransition,
  ]

  private static func isWork(_ place: Int, in run: TransitionRun, _ history: History) -> Bool {
    switch history.events[place].action {
    case .insert(let view, _, _), .remove(let view, _), .set(let view, _):
      history.cause(of: place) == run.name && !isCleaning(place, history)
        && (history.controller(of: view) != nil || history.isContainer(view)
          || (history.isBar(view) && !isVisibility(place, history)))
    default: history.isCall(place, words, of: run.name)
    }
  }

  /// Whether a transition takes off in the instant of its report what it was the last to put on a view.
  private static func isUndressing(
    _ place: Int, in run: TransitionRun, behind completion: Int, _ history: History
  ) -> Bool {
    guard case .set(let view, let property) = history.events[place].action, property.isDefault,
      [.mask, .corner, .shadow, .clips].contains(property.kind),
      history.events[place].time == history.events[completion].time,
      let last = history.lastSet(property.kind, of: view, before: place),
      case .set(_, let old) = history.events[last].action
    else { return false }
    return !old.isDefault && history.cause(of: last) == run.name
  }

  /// Whether a view that has left its window since the report gets its usual look back in that instant.
  private static func isPuttingBackUnseen(
    _ place: Int, behind completion: Int, _ history: History
  ) -> Bool {
    guard case .set(let view, let property) = history.events[place].action else { return false }
    guard property.isDefault, history.events[place].time == history.events[completion].time,
      let outermost = history.path(from: view, before: place).last, !history.isWindow(outermost)
    else { return false }
    return (completion..<place).contains { earlier in
      if case .remove(outermost, _) = history.events[earlier].action { true } else { false }
    }
  }

  /// Whether a finger has come down since the report, and something is done to a view.
  private static func isByFinger(
    _ place: Int, in run: TransitionRun, behind completion: Int, _ history: History
  ) -> Bool {
    !history.isCall(place, words, of: run.name)
      && (completion..<place).contains { history.isCall($0, [.gestureBegan]) }
  }

  private static func isVisibility(_ place: Int, _ history: History) -> Bool {
    guard case .set(_, let property) = history.events[place].action else { return false }
    return property.kind == .hidden
  }

  private static let hooks: [Call.Method] = [
    .presentationTransitionDidEnd, .dismissalTransitionDidEnd, .alongsideCompletion,
    .animationEnded, .didShow,
  ]

  /// Whether somebody was told in this instant that a transition has ended, and UIKit has done nothing
  /// since.
  private static func isCleaning(_ place: Int, _ history: History) -> Bool {
    let hook = (0..<place).last { history.isCall($0, hooks) }
    guard let hook, history.events[hook].time == history.events[place].time else { return false }
    return !(hook..<place).contains { isUIKits($0, history) }
  }

  private static func isUIKits(_ place: Int, _ history: History) -> Bool {
    switch history.events[place].action {
    case .begin, .end: true
    case .insert, .remove: !history.isBySubject(place)
    default:
      history.isCall(
        place, History.callbacks + [.viewIsAppearing, .completeTransition])
    }
  }
}
