import AppearanceTrace
import ConformanceRules

extension Difference {
  /// What is expected and what came in its place, in a sentence without its full stop.
  var statement: String {
    let system = "the system's own transition"
    switch (kind, seen, expected) {
    case (.added, let seen?, let expected?):
      return "\(observer) sees '\(seen.words)', which \(system) does not show;"
        + " '\(expected.words)' comes next there"
    case (.missing, let seen?, let expected?):
      return "\(observer) does not see '\(expected.words)', which \(system) shows here;"
        + " '\(seen.words)' comes in its place"
    case (.exchanged, let seen?, let expected?):
      return "\(observer) sees '\(seen.words)' before '\(expected.words)',"
        + " and \(system) shows them the other way round"
    case (_, let seen?, let expected?):
      return "\(observer) sees '\(seen.words)' where \(system) shows '\(expected.words)'"
    case (_, let seen?, nil):
      return "\(observer) sees '\(seen.words)', which \(system) does not show"
    case (_, nil, let expected?):
      return "\(observer) never sees '\(expected.words)', which \(system) shows"
    case (_, nil, nil):
      return "\(observer) sees something else"
    }
  }

  /// What to do about it, where the traces show what made the difference; none elsewhere, since a wrong remedy
  /// is worse.
  func remedy(in sides: Sides) -> String? {
    switch kind {
    case .added, .exchanged: seen.flatMap { handMade($0, in: sides.trace) }
    case .missing, .replaced:
      animatedAnyhow(in: sides) ?? expected.flatMap { leftOut($0, in: sides) }
    }
  }

  /// What to do about a change that the subject's segue animates while a segue without animation runs, or
  /// animations are off.
  private func animatedAnyhow(in sides: Sides) -> String? {
    guard let seen = seen?.call, let expected = expected?.call, seen.method == expected.method,
      seen.word("animated") == "true", expected.word("animated") == "false",
      sides.family == .segue
    else { return nil }
    return "Ask UIView.areAnimationsEnabled, and hand the answer to present, push, pop and dismiss:"
      + " UIKit switches animations off around a segue that is not to animate."
  }

  /// What to do about something that the subject itself does, by what the trace says of its cause.
  private func handMade(_ observation: Observation, in trace: Trace) -> String? {
    guard case .event(let index) = observation.place, trace.isHandMade(at: index) else {
      return nil
    }
    switch observation.kind {
    case .appearing, .disappearing:
      return "Leave it to UIKit what \(observer) is told of its appearance."
    case .window:
      return "Leave it to UIKit what comes into the window and leaves it."
    case .loading, .moving, .resizing, .completion, .statusBar, .finalAppearance,
      .finalPresentation, .finalChildren, .finalTree, .ending:
      return nil
    }
  }

  /// What to do about something that only the subject could have done.
  private func leftOut(_ observation: Observation, in sides: Sides) -> String? {
    guard seen?.kind != observation.kind || kind == .missing else { return nil }
    switch (observer, observation.kind) {
    // Parents stand apart in containers of the subject's own alone.
    case (.parent(let child), .moving):
      guard let method = observation.call?.method else { return nil }
      return "Call \(method == .willMove ? "willMove" : "didMove")(toParent:) on \(child)."
    case (.sizes(let child), .resizing):
      guard sides.containers.contained.contains(child) else { return nil }
      return "Call super.viewWillTransition(to:with:) in the container that \(child) lies in."
    case (.closures(let name), .completion):
      // A transition that hangs runs no closure either.
      guard sides.trace.endsAllTransitions else { return nil }
      return "Hand the completion closure of the request to \(name) on."
    default: return nil
    }
  }
}

extension Trace {
  /// Whether the subject did something itself: by its own attribution, or by telling a controller in the
  /// line before.
  fileprivate func isHandMade(at index: Int) -> Bool {
    let event = events[index]
    if event.mark == .crossing || event.attribution != nil { return true }
    guard index > 0, case .call(let call) = event.action,
      case .call(let before) = events[index - 1].action
    else { return false }
    return events[index - 1].mark == .crossing && before.receiver == call.receiver
      && [.beginAppearanceTransition, .endAppearanceTransition].contains(before.method)
  }

  /// Whether no transition is left open.
  fileprivate var endsAllTransitions: Bool {
    var open: Set<String> = []
    for event in events {
      switch event.action {
      case .begin(let span): open.insert(span.transition)
      case .end(let transition, _): open.remove(transition)
      default: break
      }
    }
    return open.isEmpty
  }
}
